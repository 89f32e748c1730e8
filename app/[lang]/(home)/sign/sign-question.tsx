import './sign-question.css';
import { Words } from '@/components/ui/words';

/**
 * What the address of a shared sign has after `?from=`. It is one of the campaigns (runtime/campaign.ts) on purpose: who
 * comes by it and writes to us says so at the end of the message.
 */
export const SIGN_CAMPAIGN = 'sign';

/** The question of whether one wants a sign too. runtime/your-sign.ts leads to it who comes by a shared one. */
export function SignQuestion({ text }: { text: string }) {
  return (
    <p
      id="your-sign"
      data-campaign={SIGN_CAMPAIGN}
      className="sign-question text-heading font-semibold text-emphasis"
    >
      <Words text={text} />
    </p>
  );
}
