import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { HOST } from '../../tools/serve.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
