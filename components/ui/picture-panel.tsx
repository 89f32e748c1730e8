import type { ReactNode } from 'react';
import { gradientClass, type GradientName } from './gradient';

type PicturePanelProps = {
  gradient: GradientName;
  drawing: string;
  className: string;
  children?: ReactNode;
};

/** A gradient, the sky of a drawing that fills it. Forced colours leave it: a drawing needs its gradient. */
export function PicturePanel({ gradient, drawing, className, children }: PicturePanelProps) {
  return (
    <div
      className={`picture relative isolate overflow-hidden p-4 forced-color-adjust-none ${gradientClass[gradient]} ${className}`}
    >
      <Drawing name={drawing} className="panel-drawing" />
      {children}
    </div>
  );
}

/** `name`: a file of public/drawings/, and a view of it after `#`. */
export function Drawing({ name, className }: { name: string; className: string }) {
  return (
    // One side is left to the drawing: with both known, browsers frame the place of one that does not arrive.
    // The framework's component would bring its script for the sake of photographs.
    <img
      src={`/drawings/${name.replace(/#|$/, '.svg$&')}`}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className={`aspect-auto evening ${className}`}
    />
  );
}
