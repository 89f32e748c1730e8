import { z } from 'zod';
import { choosable, type ChoosableDrawing } from '../../drawings.ts';

export const drawing = z.enum(Object.keys(choosable) as ChoosableDrawing[]).meta({ title: 'Drawing' });
