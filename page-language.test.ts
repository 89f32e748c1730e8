/** @jest-environment node */
import { filesIn } from './tools/shared/files';

let isLoading = true;

jest.mock('./page-language', () => ({
  ...jest.requireActual<object>('./page-language'),
  pageLanguage() {
    if (isLoading)
      throw new Error('The content is read while a module is loaded: move that into the component.');
    return 'te';
  },
}));

const modules = ['app', 'components'].flatMap((folder) =>
  filesIn(folder)
    // Inline scripts are for the browser alone.
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|-script)\.tsx?$/.test(file))
    .map((file) => `./${folder}/${file}`.replace('//', '/')),
);

test.each(modules)('%s reads no content while it is loaded, when no page is being drawn', async (file) => {
  await expect(import(file)).resolves.toBeDefined();
});

test('the content answers in the language of the page', async () => {
  isLoading = false;
  const { pages, services } = await import('./content');
  expect(pages.services.path).toBe('/te/services/');
  expect(services.map(({ title }) => title).join()).toMatch(/\p{Script=Telugu}/u);
  expect({ ...services[0] }.slug).toBe('social-media-marketing');
});
