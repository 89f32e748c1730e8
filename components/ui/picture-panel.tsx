import type { ReactNode } from 'react';
import type { DrawingName } from '@/drawings';
import { Drawing } from './drawing';
import { gradientClass, type GradientName } from './gradient';

type PicturePanelProps = {
  drawing: DrawingName;
  gradient: GradientName;
  className: string;
  children?: ReactNode;
};

/** A drawing that fills its place, with a gradient as its sky, also in forced colours. */
export function PicturePanel({ drawing, gradient, className, children }: PicturePanelProps) {
  return (
    <div
      className={`picture relative isolate overflow-hidden p-4 forced-color-adjust-none ${gradientClass[gradient]} ${className}`}
    >
      <Drawing
        name={drawing}
        className="absolute inset-0 -z-1 size-full [transform-origin:100%_100%] [transition:transform_150ms] group-hover:[transform:scale(1.03)]"
      />
      {children}
    </div>
  );
}
