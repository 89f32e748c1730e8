import { brandMarks } from './brand-marks';

type BrandIconProps = { name: keyof typeof brandMarks; className?: string };

/**
 * The mark of another company, decorative. That of the chat is in the page, where buttons have nothing else; the
 * others, far down, are fetched: `npm run icons` draws their file.
 */
export function BrandIcon({ name, className = 'size-5' }: BrandIconProps) {
  const { viewBox, path } = brandMarks[name];
  return name === 'whatsapp' ? (
    <svg aria-hidden="true" className={className} viewBox={viewBox} fill="currentColor">
      <path d={path} />
    </svg>
  ) : (
    <svg aria-hidden="true" className={className} fill="currentColor">
      <use href={`/icons/brands.svg#${name}`} />
    </svg>
  );
}
