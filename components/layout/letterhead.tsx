import { site } from '@/content/site';

export function Letterhead() {
  const { brand, tagline, phone, email, url } = site;
  return (
    <p className="hidden border-t border-line pt-4 text-center text-small print:block">
      {[`${brand}, ${tagline}`, phone, email, url].join(' · ')}
    </p>
  );
}
