import { readFileSync } from 'node:fs';
import path from 'node:path';
import clsx from 'clsx';

const drawing = readFileSync(path.join(process.cwd(), 'content/logo.svg'), 'utf8')
  .trim()
  .replace(/\s+/g, ' ');
// Only what an address or an attribute may not hold: it stands before the headline, where each byte counts.
const address = `data:image/svg+xml,${drawing.replace(/["'<>#%&]/g, encodeURIComponent)}`;

/** Names and styles would be the whole page's, and its policy refuses some of them. */
const isPlain =
  drawing.startsWith('<svg') &&
  !/\s(id|class|style|[\w:]*href|on\w+)=|<[a-z]*(style|script|title)/i.test(drawing);

/** The owner's logo, a square. Part of the page where it can be: for an image of SVG the browser sets up a document. */
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
