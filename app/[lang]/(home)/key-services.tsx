import './key-services.css';
import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { hero, homeServices } from '@/content';

/** How many services there are, for key-services.css. */
const counts = [
  '',
  '[--services:1]',
  '[--services:2]',
  '[--services:3]',
  '[--services:4]',
  '[--services:5]',
  '[--services:6]',
] as const;

const places = [
  '[--place:0]',
  '[--place:1]',
  '[--place:2]',
  '[--place:3]',
  '[--place:4]',
  '[--place:5]',
] as const;

/** What the agency does, below the street. Its parts are in the grid of hero.css; the river to them is in the sheet. */
export function KeyServices() {
  return (
    <>
      <h2 className="key-services-label">
        <Words text={hero.keyServicesLabel} />
      </h2>
      <ul className={clsx('key-services', counts[homeServices.length])}>
        {homeServices.map(({ slug, icon, title }, index) => (
          <li key={slug} className={clsx('key-service', places[index])}>
            <span className="key-service-ring">
              <Icon name={icon} />
            </span>
            <span className="key-service-title">
              <Words text={title} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
