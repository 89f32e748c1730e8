import { Icon } from '@/components/ui/icon';
import { wordsOf } from '@/components/ui/words';
import { hero, site } from '@/content';
import { drawings } from '@/drawings';
import { SaveSign } from './save-sign';
import { signAddress } from './sign-question';

/** What makes a picture of the board, once it has a name. */
export function Sign() {
  const { make, heading, festivalLabel, formatLabel, share, save, ...texts } = hero.sign;
  return (
    <SaveSign
      words={{ ...texts, ...wordsOf({ make, heading, festivalLabel, formatLabel, share, save }) }}
      icon={<Icon name="image" />}
      closeIcon={<Icon name="x" />}
      drawing={drawings['shop-by-night'].src}
      signature={`${site.brand} · ${new URL(site.url).host}`}
      address={signAddress()}
    />
  );
}
