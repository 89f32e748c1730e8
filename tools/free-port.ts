import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Where everything of ours listens: for this machine alone. */
export const HOST = '127.0.0.1';

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
