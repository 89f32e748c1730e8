import { readFileSync } from 'node:fs';
import path from 'node:path';

const drawing = readFileSync(path.join(process.cwd(), 'content/logo.svg'), 'utf8');
// Only what an address or an attribute may not hold: it stands before the headline, where each byte counts.
const address = `data:image/svg+xml,${drawing
  .trim()
  .replace(/\s+/g, ' ')
  .replace(/["'<>#%&]/g, encodeURIComponent)}`;

/** The owner's logo, a square. Decorative: the brand is beside it. `size` in pixels, for the share images. */
export function Logo({ size = 36, className }: { size?: number; className?: string }) {
  return <img src={address} alt="" width={size} height={size} className={className} />;
}
