import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DrawingName } from '@/drawings';
import type { Photo as Photograph } from '@/photos';
import { Drawing } from './drawing';
import { gradientClass, type GradientName } from './gradient';
import { Photo } from './photo';

type PicturePanelProps = {
  drawing: DrawingName;
  gradient: GradientName;
  /** In the place of the drawing. */
  photo?: Photograph;
  /** How wide the photograph is shown (photo.tsx). Half of the window from 600 px on, if left out. */
  sizes?: string;
  className: string;
  children?: ReactNode;
};

const pictureClass =
  'absolute inset-0 -z-1 size-full [transform-origin:100%_100%] [transition:transform_150ms] group-hover:[transform:scale(1.03)]';

/**
 * A drawing that fills its place, with a gradient as its sky, also in forced colours; or a photograph. What is on it stands at its
 * top, in the sky, and at the foot of a photograph, where it covers no board and no face.
 */
export function PicturePanel({
  drawing,
  gradient,
  photo,
  sizes = '(min-width: 37.5rem) 50vw, 100vw',
  className,
  children,
}: PicturePanelProps) {
  return (
    <div
      className={clsx(
        'picture relative isolate overflow-hidden p-4 forced-color-adjust-none',
        gradientClass[gradient],
        className,
        photo && 'flex items-end',
      )}
    >
      {photo ? (
        <Photo photo={photo} sizes={sizes} className={pictureClass} />
      ) : (
        <Drawing name={drawing} className={pictureClass} />
      )}
      {children}
    </div>
  );
}
