import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF';
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram';
import { faLinkedinIn } from '@fortawesome/free-brands-svg-icons/faLinkedinIn';
import { faThreads } from '@fortawesome/free-brands-svg-icons/faThreads';
import { faWhatsapp } from '@fortawesome/free-brands-svg-icons/faWhatsapp';
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube';
import svgpath from 'svgpath';

const brands = {
  facebook: faFacebookF,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  threads: faThreads,
  whatsapp: faWhatsapp,
  youtube: faYoutube,
};

/** Font Awesome draws on 512 units. Rounded to a quarter of them a mark looks the same, in half the bytes. */
const SCALE = 0.25;

/** The mark of another company (drawn by Font Awesome Free, CC BY 4.0), decorative. lucide has none. */
export function BrandIcon({ name, className = 'size-5' }: { name: keyof typeof brands; className?: string }) {
  const [width, height, , , path] = brands[name].icon;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width * SCALE} ${height * SCALE}`}
      fill="currentColor"
    >
      <path d={svgpath(String(path)).scale(SCALE).rel().round(0).toString()} />
    </svg>
  );
}
