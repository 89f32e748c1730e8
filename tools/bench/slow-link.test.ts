/** @jest-environment node */
import { connect, createServer, type AddressInfo } from 'node:net';
import { startSlowLink, type Link } from './slow-link.ts';

/** Milliseconds from the connection until so many bytes, asked for through a link, are there. */
async function load(bytes: number, link: Link) {
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.alloc(bytes))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = await startSlowLink((server.address() as AddressInfo).port, link);
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('?');
  let received = 0;
  socket.on('data', (data) => (received += data.length));
  await new Promise((resolve) => socket.on('end', resolve));
  const time = performance.now() - start;
  socket.destroy();
  server.close();
  expect(received).toBe(bytes);
  return time;
}

// Only lower bounds, as a busy machine adds and never takes away. Timers may end a millisecond early.
test('a handshake and a request take a round trip each', async () => {
  expect(await load(1000, { roundTrip: 100, rate: 1e6 })).toBeGreaterThan(195);
});

test('what does not fit into ten segments comes a round trip later', async () => {
  expect(await load(15_000, { roundTrip: 100, rate: 1e6 })).toBeGreaterThan(295);
});

test('bytes take their time', async () => {
  expect(await load(14_600, { roundTrip: 10, rate: 100 })).toBeGreaterThan(160);
});
