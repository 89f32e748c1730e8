import { anythingAtAnyMoment } from '../support/model.ts';

anythingAtAnyMoment(50);
