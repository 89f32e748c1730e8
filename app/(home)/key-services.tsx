import './key-services.css';
import clsx from 'clsx';
import { Drawing } from '@/components/ui/drawing';
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

/** The river below the street, and the services that its arms lead to. Its parts are in the grid of hero.css. */
export function KeyServices() {
  return (
    <>
      <Drawing name="delta-mouth" className="delta-mouth" />
      <h2 className="key-services-label">
        <Words text={hero.keyServicesLabel} />
      </h2>
      <div className={clsx('key-services', counts[homeServices.length])}>
        <Drawing name="delta-down" className="delta-down" />
        <Drawing name="delta-across" className="delta-across" />
        <ul className="key-services-list">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li key={slug} className={clsx('key-service', places[index])}>
              <Drawing name="delta-arm-down" className="delta-arm-down" />
              <Drawing name="delta-arm" className="delta-arm" />
              <span className="key-service-ring">
                <Icon name={icon} />
              </span>
              <span className="key-service-title">
                <Words text={title} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
