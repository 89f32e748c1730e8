/** @jest-environment node */
import { connect, createServer, type AddressInfo } from 'node:net';
import { startSlowLink } from './slow-link.ts';

/** Milliseconds to the first and the last of so many bytes, asked for through a link. */
async function load(bytes: number, link: { roundTrip: number; rate: number }) {
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.alloc(bytes))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = await startSlowLink((server.address() as AddressInfo).port, link);
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('?');
  let first = 0;
  let received = 0;
  await new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      first ||= performance.now() - start;
      received += data.length;
    });
    socket.on('end', resolve);
  });
  const last = performance.now() - start;
  socket.destroy();
  server.close();
  expect(received).toBe(bytes);
  return { first, last };
}

// Only lower bounds: a busy machine adds, and never takes away.
test('a handshake and a request take a round trip each', async () => {
  const { first } = await load(1000, { roundTrip: 100, rate: 1e6 });
  expect(first).toBeGreaterThanOrEqual(195);
});

test('what does not fit into ten segments comes a round trip later', async () => {
  const { first, last } = await load(15_000, { roundTrip: 100, rate: 1e6 });
  expect(last - first).toBeGreaterThanOrEqual(95);
});

test('bytes take their time', async () => {
  const { first, last } = await load(14_600, { roundTrip: 10, rate: 100 });
  expect(last - first).toBeGreaterThanOrEqual(120);
});
