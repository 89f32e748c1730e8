import { readFileSync } from 'node:fs';
import path from 'node:path';
import clsx from 'clsx';

const drawing = readFileSync(path.join(process.cwd(), 'content/logo.svg'), 'utf8')
  .trim()
  .replace(/\s+/g, ' ');
// Escape only what an attribute or an address must not contain, because every byte delays the headline.
const address = `data:image/svg+xml,${drawing.replace(/["'<>#%&]/g, encodeURIComponent)}`;

/** Ids, classes, styles and links would affect the whole page, or be refused by its content policy. */
const isPlain =
  drawing.startsWith('<svg') &&
  !/\s(id|class|style|[\w:]*href|on\w+)=|<[a-z]*(style|script|title)/i.test(drawing);

/** The owner's logo, a square. Inline where possible, because a browser sets up a document for an SVG image. */
export function Logo({ className }: { className: string }) {
  if (!isPlain) return <LogoImage size={36} className={className} />;
  return (
    <span
      aria-hidden="true"
      className={clsx('*:size-full', className)}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** `size` in pixels, for the share images. */
export function LogoImage({ size, className }: { size: number; className?: string }) {
  return <img src={address} alt="" width={size} height={size} className={className} />;
}
