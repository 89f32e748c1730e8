import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { HOST } from '../../tools/shared/serve.ts';

/** A port of this machine that nobody uses at the moment. */
export async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
