import { buildTime } from '@/tools/build-info';

/** When this copy of the site was built, for those who ask the page itself. Not for reading aloud. */
export function BuildTime() {
  return (
    <time dateTime={buildTime} aria-hidden="true" className="sr-only">
      {buildTime}
    </time>
  );
}
