import './key-services.css';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { hero, homeServices } from '@/content';

/** The share of the list, in per cent, up to the middle of the last service. */
const riverLength = () => `${100 - 50 / homeServices.length}%`;

/*
 * On a wide screen the sheet places river and rings, and the drawing has the fall of the river. An arm is as high as what is
 * between the two: change one of these with the sheet or the drawing.
 */

/** From where the river begins down to the middle of the rings: pixels. */
const DEPTH = 125;

/** How far of that the river itself falls, up to its last arm: pixels. */
const FALL = 84;

/** Where the first arm leaves the river, in columns of the list. Each of the others leaves it one column later. */
const FIRST_ARM = 0.6;

/** From where the arm to a service leaves the river down to the middle of its ring: pixels. */
const armHeight = (index: number) =>
  DEPTH - (FALL * (index + FIRST_ARM)) / (homeServices.length - 1 + FIRST_ARM);

/**
 * What the agency does, below the street. The river to them is drawn by the sheet; lengths that depend on how many services
 * there are, are attributes of empty drawings, because the policy of the pages refuses `style`.
 */
export function KeyServices() {
  return (
    <>
      <div aria-hidden="true" className="delta-mouth" />
      <h2 className="key-services-label text-small">
        <Words text={hero.keyServicesLabel} />
      </h2>
      <div className="key-services relative -z-1">
        <svg aria-hidden="true" width={riverLength()} height={riverLength()} className="delta absolute" />
        <ul className="key-services-list">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li key={slug} className="key-service relative flex items-center gap-2.5 font-medium">
              <svg aria-hidden="true" height={armHeight(index)} className="delta-arm absolute" />
              <span className="relative flex size-[44px] shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
                <Icon name={icon} />
              </span>
              <span className="min-w-0 text-balance">
                <Words text={title} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
