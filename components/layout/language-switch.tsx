import { site } from '@/content';
import { pageLanguage } from '@/page-language';
import { LanguageLink } from './language-link';

/** A link to this page in the other language, called by that language's own name. None while Telugu is not public. */
export function LanguageSwitch({ className }: { className: string }) {
  if (!site.telugu.isPublic) return null;
  return pageLanguage() === 'en' ? (
    <LanguageLink to="te" className={className}>
      తెలుగు
    </LanguageLink>
  ) : (
    <LanguageLink to="en" className={className}>
      English
    </LanguageLink>
  );
}
