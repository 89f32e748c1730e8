import clsx from 'clsx';
import { langOf } from '@/components/language';
import { type Photo as Photograph, photoAddress, readPhoto } from '@/photos';

type PhotoProps = {
  photo: Photograph;
  /** How wide it is shown, as the attribute `sizes` has it: (min-width: 75rem) 24rem, 100vw. */
  sizes: string;
  className?: string;
  /** Of a face, which is not dimmed: it would turn to mud. */
  isPortrait?: boolean;
  /** Whether it is on the first screen, where it must not wait for the layout. */
  isAboveFold?: boolean;
};

/** A photograph, unless of a face, is dimmed where the page is dark, as the drawings are by night. */
const SHEET = `[data-photo]{display:contents}[data-photo]>source{display:none}[data-photo]>img{object-fit:cover}
@media screen{[data-color-scheme=dark] [data-photo=""]>img{filter:brightness(.85)}}
@media screen and (prefers-color-scheme:dark){:root:not([data-color-scheme]) [data-photo=""]>img{filter:brightness(.85)}}`;

const cutOf = (name: string, { x = 50, y = 50 }: Photograph) => `${name}-at-${x}-${y}`;

/**
 * The rules of a photograph, in the head of the page. The policy refuses rules that come later: a page that shows a photograph
 * in a dialog alone has them from its start.
 */
export async function PhotoRules({ photo }: { photo: Photograph }) {
  const { x = 50, y = 50 } = photo;
  const { color, name } = await readPhoto(photo.file);
  const cut = cutOf(name, photo);
  return (
    <>
      <style href="photo" precedence="photo">
        {SHEET}
      </style>
      <style href={cut} precedence="photo">
        {`.${cut}{background:${color};object-position:${x}% ${y}%}`}
      </style>
    </>
  );
}

/**
 * A photograph that fills its place. Its point of interest stays in view, and its average colour is there before it. The rules
 * are in the head of the pages that have one: no other page carries them.
 */
export async function Photo({
  photo,
  sizes,
  className,
  isPortrait = false,
  isAboveFold = false,
}: PhotoProps) {
  const { file, shows } = photo;
  const { width, height, name, sources } = await readPhoto(file);
  return (
    <picture data-photo={isPortrait ? 'portrait' : ''}>
      <PhotoRules photo={photo} />
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
        className={clsx(cutOf(name, photo), className)}
      />
    </picture>
  );
}
