import config from '@/tailwind.config';
import { nextStep, STEP_INTERVAL } from './process-steps';

it('walks through the four steps in a loop', () => {
  const visited = [0];
  for (let turn = 0; turn < 5; turn++) visited.push(nextStep(visited.at(-1)!, 4));
  expect(visited).toEqual([0, 1, 2, 3, 0, 1]);
});

it('fills the river in the time of a step', () => {
  const { 'process-progress': animation } = config.theme.extend.animation;
  expect(animation).toMatch(`process-progress ${STEP_INTERVAL / 1000}s linear`);
});
