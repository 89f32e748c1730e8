/** @jest-environment node */
import { compile } from 'tailwindcss';
import config from '@/tailwind.config';

test('"dark:" is the scheme of the page, and the device\'s only where no script has set one', async () => {
  const compiler = await compile('@config "ours"; @tailwind utilities;', {
    loadModule: (path, base) => Promise.resolve({ path, base, module: config }),
  });
  expect(compiler.build(['dark:hidden']).replace(/\s+/g, ' ')).toContain(
    '@media screen { .dark\\:hidden:is([data-color-scheme=dark] *) { display: none; } } ' +
      '@media screen and (prefers-color-scheme: dark) { .dark\\:hidden:is(:root:not([data-color-scheme]) *) { display: none; } }',
  );
});
