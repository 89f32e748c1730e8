/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Content, names } from '../../content/schema/files.ts';
import { check, type Problem, sumOf, toDoOf } from './check.ts';

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

test('the number of all things to do is the sum of what is listed, and a draft counts once', () => {
  const problem = (kind: Problem['kind'], draft?: string) => ({
    kind,
    draft,
    id: '',
    message: '',
    isMissing: true,
  });
  const drafts = ['a', 'a', 'b'].map((draft) => problem('draft', draft));
  const { total, summary } = sumOf(
    toDoOf([problem('claim'), problem('claim'), problem('telugu'), ...drafts]),
  );
  expect(total).toBe(5);
  expect(summary).toBe('2 to finish (drafts), 2 to prove (claims), 1 to translate');
});
