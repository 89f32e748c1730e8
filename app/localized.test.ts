/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { setLanguage } from '@/page-language';

jest.mock('../page-language', () => ({
  ...jest.requireActual<object>('../page-language'),
  setLanguage: jest.fn(),
}));

type Draw = (props: { params: Promise<{ lang: string; page: string }> }) => Promise<unknown>;

const files = readdirSync('app/[lang]', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(page|layout)\.tsx$/.test(file),
);

describe.each(files)('%s', (file) => {
  test.each(['default', 'generateMetadata'])('sets the language of the page: %s', async (name) => {
    const module = (await import(`./[lang]/${file}`)) as Record<string, Draw>;
    jest.mocked(setLanguage).mockClear();
    await module[name]!({ params: Promise.resolve({ lang: 'te', page: 'privacy' }) });
    expect(setLanguage).toHaveBeenCalledWith('te');
  });
});
