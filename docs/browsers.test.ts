/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesIn } from '@/tools/files';

const styles = ['app', 'components']
  .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!\.test)\.(css|tsx)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const named = readFileSync('docs/browsers.md', 'utf8').match(/`(@supports |[\w-]*\[)[^`]+`/g)!;

test.each(named)('the site has what the page on browsers names: %s', (name) =>
  expect(styles).toContain(name.replaceAll('`', '')),
);
