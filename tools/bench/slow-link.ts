import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A round trip in milliseconds, and a rate in bytes per millisecond. */
export type Link = { roundTrip: number; rate: number };

/** "Slow 4G" of Lighthouse's mobile preset: 150 ms and 1.6 Mbit/s. */
export const slow4G: Link = { roundTrip: 150, rate: (1.6 * 1024) / 8 };

const SEGMENT = 1460;

/** Segments a server may send before the first is acknowledged (RFC 6928). */
const INITIAL_WINDOW = 10 * SEGMENT;

/**
 * Runs actions at their times (milliseconds of performance.now), in the order in which they were given:
 * timers may end a millisecond out of order, so each runs the oldest action.
 */
function timeline() {
  const actions: (() => void)[] = [];
  let last = 0;
  return (time: number, action: () => void) => {
    last = Math.max(last, time);
    actions.push(action);
    setTimeout(() => actions.shift()?.(), Math.max(0, last - performance.now()));
  };
}

/** Visitor to server: half a round trip; the first bytes wait for the handshake, which loopback skips. */
function sendUp(from: Socket, to: Socket, { roundTrip }: Link) {
  const at = timeline();
  const connected = performance.now() + roundTrip;
  from.on('data', (data) =>
    at(Math.max(performance.now(), connected) + roundTrip / 2, () => !to.destroyed && to.write(data)),
  );
  from.on('end', () => at(performance.now(), () => to.end()));
}

/** Server to visitor: one segment after another, as many as slow start lets through unacknowledged. */
function sendDown(from: Socket, to: Socket, { roundTrip }: Link, leave: (bytes: number) => number) {
  const at = timeline();
  const queue: Buffer[] = [];
  let window = INITIAL_WINDOW;
  let inFlight = 0;

  const pump = () => {
    while (queue[0] && inFlight + queue[0].length <= window) {
      const segment = queue.shift()!;
      inFlight += segment.length;
      at(leave(segment.length) + roundTrip / 2, () => {
        if (!to.destroyed) to.write(segment);
        setTimeout(() => {
          inFlight -= segment.length;
          window += segment.length;
          pump();
        }, roundTrip / 2);
      });
    }
    if (from.readableEnded && queue.length === 0) at(performance.now(), () => to.end());
  };
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += SEGMENT)
      queue.push(data.subarray(start, start + SEGMENT));
    pump();
  });
  from.on('end', pump);
}

/**
 * Starts a proxy on loopback to a local port, and resolves to its own port. It delays bytes and not
 * requests, as the browser's own throttling does, so handshakes, the first flight and the sharing of one
 * link cost what they cost on a phone. It lives as long as the process.
 */
export function startSlowLink(port: number, link: Link): Promise<number> {
  let freeAt = 0;
  /** When the last of so many bytes has left; all connections share the rate. */
  const leave = (bytes: number) => (freeAt = Math.max(freeAt, performance.now()) + bytes / link.rate);

  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    visitor.on('error', () => server.destroy());
    server.on('error', () => visitor.destroy());
    visitor.on('close', () => server.destroy());
    sendUp(visitor, server, link);
    sendDown(server, visitor, link, leave);
  });
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(0, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port));
    proxy.unref();
  });
}
