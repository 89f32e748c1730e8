import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF';
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram';
import { faLinkedinIn } from '@fortawesome/free-brands-svg-icons/faLinkedinIn';
import { faWhatsapp } from '@fortawesome/free-brands-svg-icons/faWhatsapp';
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube';
import svgpath from 'svgpath';

/**
 * Font Awesome draws on 512 units a side. A quarter of them, whole, is finer than a screen at this size, and
 * half the bytes.
 */
const SCALE = 0.25;

const mark = ({ icon: [width, height, , , path] }: typeof faWhatsapp) => ({
  viewBox: `0 0 ${width * SCALE} ${height * SCALE}`,
  path: svgpath(String(path)).scale(SCALE).rel().round(0).toString(),
});

/** Marks of other companies (drawn by Font Awesome Free, CC BY 4.0). lucide has none. */
export const brandMarks = {
  facebook: mark(faFacebookF),
  instagram: mark(faInstagram),
  linkedin: mark(faLinkedinIn),
  whatsapp: mark(faWhatsapp),
  youtube: mark(faYoutube),
};

/** The file from which pages show all marks but that of the chat, by their names. */
export function brandDrawing() {
  const { whatsapp: _inPages, ...others } = brandMarks;
  const symbols = Object.entries(others).map(
    ([name, { viewBox, path }]) =>
      `  <symbol id="${name}" viewBox="${viewBox}"><path d="${path}"/></symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
