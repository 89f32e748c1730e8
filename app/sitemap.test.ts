import { existsSync } from 'node:fs';
import { lastChange } from './build-info';
import sitemap from './sitemap';

jest.mock('./build-info', () => ({ lastChange: jest.fn(() => '2026-01-02T03:04:05.000Z') }));

test('dates every page by files that exist', () => {
  const entries = sitemap();
  expect(entries.every(({ lastModified }) => lastModified === '2026-01-02T03:04:05.000Z')).toBe(true);

  const asked = jest.mocked(lastChange).mock.calls;
  expect(asked).toHaveLength(entries.length);
  for (const paths of asked) {
    const [exclusion, ...files] = [...paths].reverse();
    expect(exclusion).toContain(':(exclude');
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  }
});
