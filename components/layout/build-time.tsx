/** When this copy of the site was built (ISO 8601), for those who ask the page itself. Not for reading aloud. */
export function BuildTime({ time }: { time: string }) {
  return (
    <time dateTime={time} aria-hidden="true" className="sr-only">
      {time}
    </time>
  );
}
