/** The last step of `npm start`: serves the export in out/, with `--phone` for phones in the same Wi-Fi too. Prints the address. */
import { networkInterfaces } from 'node:os';
import { runCommand } from './shared/run-command.ts';
import { HOST, serve } from './shared/serve.ts';

/** Where other devices of the same network find this one. */
const addresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

await runCommand(async () => {
  const isForPhone = process.argv.includes('--phone');
  const { port } = await serve('out', Number(process.env.PORT ?? 3000), isForPhone ? '0.0.0.0' : HOST);
  console.log(`The site is at http://localhost:${port}`);
  if (isForPhone)
    for (const address of addresses()) console.log(`On a phone in the same Wi-Fi: http://${address}:${port}`);
  else console.log('To look at it on a phone in the same Wi-Fi: npm start -- --phone');
});
