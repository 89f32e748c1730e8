import { Icon } from '@/components/ui/icon';
import { site } from '@/content';
import { drawings } from '@/drawings';
import { SaveSign } from './save-sign';
import { signAddress } from './sign-question';
import { signWords } from './sign-words';

/** What makes a picture of the board, once it has a name. */
export function Sign() {
  return (
    <SaveSign
      words={signWords()}
      icon={<Icon name="image" />}
      closeIcon={<Icon name="x" />}
      drawing={drawings['shop-by-night'].src}
      signature={`${site.brand} · ${new URL(site.url).host}`}
      address={signAddress()}
    />
  );
}
