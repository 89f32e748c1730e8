import clsx from 'clsx';
import { langOf } from '@/components/language';
import { type Photo as Photograph, photoAddress, readPhoto } from '@/photos';

type PhotoProps = {
  photo: Photograph;
  /** How wide it is shown, as the attribute `sizes` has it: (min-width: 75rem) 24rem, 100vw. */
  sizes: string;
  className?: string;
  /** Whether it is on the first screen, where it must not wait for the layout. */
  isAboveFold?: boolean;
};

/**
 * A photograph that fills its place. Its point of interest stays in view, and its average colour is there before it. The rules
 * are in the head of the pages that have one: no other page carries them.
 */
export async function Photo({ photo, sizes, className, isAboveFold = false }: PhotoProps) {
  const { file, shows, x = 50, y = 50 } = photo;
  const { width, height, color, name, sources } = await readPhoto(file);
  const cut = `${name}-at-${x}-${y}`;
  return (
    <picture data-photo="">
      <style href="photo" precedence="photo">
        {'[data-photo]{display:contents}[data-photo]>source{display:none}[data-photo]>img{object-fit:cover}'}
      </style>
      <style href={cut} precedence="photo">
        {`.${cut}{background:${color};object-position:${x}% ${y}%}`}
      </style>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={photoAddress(file)}
        srcSet={sources('jpg')}
        sizes={sizes}
        alt={shows}
        lang={langOf(shows)}
        width={width}
        height={height}
        loading={isAboveFold ? 'eager' : 'lazy'}
        decoding="async"
        className={clsx(cut, className)}
      />
    </picture>
  );
}
