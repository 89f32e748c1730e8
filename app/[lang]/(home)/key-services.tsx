import './key-services.css';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { hero, homeServices } from '@/content';

/** The share of the list, in per cent, up to the middle of the last service. */
const riverLength = () => `${100 - 50 / homeServices.length}%`;

/** How far the river of a wide screen falls, from its beginning to the arm of the last service: pixels of delta.svg. */
const FALL = 84;

/** How far from its beginning the first arm leaves it, past the label. From each arm to the next it is 1. */
const FIRST_ARM = 0.6;

/** How far the river still falls from the arm of this service on: pixels. */
function restOfFall(index: number) {
  const last = homeServices.length - 1;
  return (FALL * (last - index)) / (last + FIRST_ARM);
}

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
              <svg aria-hidden="true" height={restOfFall(index)} className="delta-arm absolute" />
              <span className="key-service-ring relative flex shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
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
