/** `npm run headers` writes the headers into the files that hosts read. */
import { writeFileSync } from 'node:fs';
import { copies } from '../hosting/headers.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(() => {
  for (const [file, text] of Object.entries(copies())) writeFileSync(file, text);
});
