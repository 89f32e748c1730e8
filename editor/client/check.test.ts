/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Content, names } from '../../content/schema/files.ts';
import { check } from './check.ts';

const contents = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))]),
) as Content;

test('while there are errors, what was found before stays, but for the field that is wrong', () => {
  const field = 'site.brand';
  const problem = (id: string) => ({
    id,
    message: 'Found before',
    kind: 'warning' as const,
    isMissing: false,
  });
  const before = [problem(field), problem('site.email')];
  const wrong = { ...contents, site: { ...contents.site, brand: '' } };
  const { known, problems } = check(wrong, before);
  expect(known).toBe(before);
  expect(problems.filter(({ id }) => id === field)).toEqual([
    expect.objectContaining({ kind: 'error', isMissing: true }),
  ]);
  expect(problems).toContain(before[1]);
  expect(check(contents, before).problems).not.toContain(before[1]);
});
