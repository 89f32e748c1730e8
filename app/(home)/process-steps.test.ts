import { nextStep } from './process-steps';

it('walks through the four steps in a loop', () => {
  const visited = [0];
  for (let turn = 0; turn < 5; turn++) visited.push(nextStep(visited.at(-1)!, 4));
  expect(visited).toEqual([0, 1, 2, 3, 0, 1]);
});
