/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { policyFor } from '@/tools/export/policy';
import { copies, headers } from './headers';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(Object.entries(copies()))('%s is what `npm run headers` writes', (file, text) =>
  expect(read(file)).toBe(text),
);

test('the header says what the policy of a page cannot say', () => {
  expect(policyFor('<p>A page</p>')).not.toContain('frame-ancestors');
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

// That `npm run deploy` does is shown by a deployment: e2e/hosting/. What is copied from a page, or runs at GitHub alone, is read.
test('every recipe publishes what has passed the release', () => {
  const uploads = read('hosting/README.md').match(
    /^.*(wrangler pages deploy|netlify deploy|vercel deploy).*$/gm,
  )!;
  expect(uploads).toHaveLength(3);
  for (const line of uploads) expect(line).toContain('npm run release &&');
  expect(read('.github/workflows/deploy.yml')).toMatch(
    /'release'[^]*upload-pages-artifact@\S+\n +if: steps\.launch\.outputs\.ready\n/,
  );
});
