import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF';
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram';
import { faLinkedinIn } from '@fortawesome/free-brands-svg-icons/faLinkedinIn';
import { faWhatsapp } from '@fortawesome/free-brands-svg-icons/faWhatsapp';
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube';
import svgpath from 'svgpath';

const brands = {
  facebook: faFacebookF,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  whatsapp: faWhatsapp,
  youtube: faYoutube,
};

/** The mark of another company (drawn by Font Awesome Free, CC BY 4.0), decorative. lucide has none. */
export function BrandIcon({ name, className = 'size-5' }: { name: keyof typeof brands; className?: string }) {
  const [width, height, , , path] = brands[name].icon;
  return (
    <svg aria-hidden="true" className={className} viewBox={`0 0 ${width} ${height}`} fill="currentColor">
      {/* Whole units of the 512 that a side has are finer than any screen, and half the bytes. */}
      <path d={svgpath(String(path)).rel().round(0).toString()} />
    </svg>
  );
}
