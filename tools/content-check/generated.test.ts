/** @jest-environment node */
import fc from 'fast-check';
import { readContent } from './content';
import { drawContent, largest, launched, randomContent, schema, smallest } from './generated.cases';
import { brokenRules } from './rules';

/** Everything that the check would stop. */
function errors(content: ReturnType<typeof drawContent>) {
  const { error } = schema.safeParse(content, { reportInput: true });
  const issues = error?.issues.map(({ path, message, input }) => ({ path, message, input })) ?? [];
  return [...issues, ...brokenRules(content)];
}

test.each([
  ['largest', drawContent(largest)],
  ['smallest', drawContent(smallest)],
  ['launched', launched(readContent(process.cwd()).content!)],
])('the %s content passes the check', (_, content) => {
  expect(errors(content)).toEqual([]);
});

// The same each time: npm test leaves nothing to chance, and test:contents draws anew.
test('random content passes the check', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => expect(errors(randomContent(seed))).toEqual([])),
    { numRuns: 5, endOnFailure: true, seed: 14 },
  );
}, 60_000);
