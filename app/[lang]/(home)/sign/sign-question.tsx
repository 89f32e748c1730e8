import './sign-question.css';
import { Words } from '@/components/ui/words';
import { pages, site } from '@/content';

const ID = 'your-sign';

/**
 * Goes along with a sign that is shared, and leads to the question. It names a campaign (runtime/campaign.ts): who comes by
 * it and writes to us says so at the end of the message.
 */
export const signAddress = () => new URL(`${pages.home.path}?from=sign#${ID}`, site.url).href;

/** The question of whether one wants a sign too. Shown to who comes by the address of a shared one. */
export function SignQuestion({ text }: { text: string }) {
  return (
    <p id={ID} className="sign-question needs-script text-heading font-semibold text-emphasis">
      <Words text={text} />
    </p>
  );
}
