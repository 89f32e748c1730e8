import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { HOST } from '../serve.ts';

/** Slow 4G, as Lighthouse has it: ms from one end to the other and back, and bytes in a ms. */
const ROUND_TRIP = 150;
const RATE = 1638.4 / 8;

/** Hands on what comes from one end, in order, each piece when `arrivalOf` its bytes says. */
function forward(from: Socket, to: Socket, arrivalOf: (bytes: number) => number) {
  let last = 0;
  const after = (bytes: number, action: () => void) => {
    last = Math.max(last, arrivalOf(bytes));
    setTimeout(action, last - performance.now());
  };
  from.on('data', (data) => after(data.length, () => to.write(data)));
  from.on('end', () => after(0, () => to.end()));
  from.on('error', () => to.destroy());
}

/** A slow way to a server on this machine, which shares its rate among all connections. Returns its port and the bytes that it brought. */
export async function slowLink(port: number) {
  let bytes = 0;
  let freeAt = 0;
  function download(length: number) {
    bytes += length;
    freeAt = Math.max(freeAt, performance.now()) + length / RATE;
    return freeAt + ROUND_TRIP / 2;
  }
  const link = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port, host: HOST, allowHalfOpen: true });
    // The first bytes wait for the handshake, which takes no time on one machine.
    const isOpen = performance.now() + ROUND_TRIP;
    forward(client, server, () => Math.max(performance.now(), isOpen) + ROUND_TRIP / 2);
    forward(server, client, download);
  }).listen(0, HOST);
  await once(link, 'listening');
  return { port: (link.address() as AddressInfo).port, bytes: () => bytes, close: () => link.close() };
}
