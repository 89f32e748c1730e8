import type { Page } from 'playwright/test';
import { homeSections, type ProcessStep, processSteps } from '../content/index.ts';
import { expect, holdClock, hydrated, moving, test, visit } from './support/fixtures.ts';

test.use(moving);

const { heading, watch, pause, step: stepWord } = homeSections.process;
const [first, second, third] = [processSteps[0]!, processSteps[1]!, processSteps[2]!];
const last = processSteps.at(-1)!;

const section = (page: Page) => page.getByRole('region', { name: heading });
const toggle = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const numberOf = ({ id }: ProcessStep) =>
  `${stepWord} ${processSteps.findIndex((step) => step.id === id) + 1}`;
const nameOf = (step: ProcessStep) => `${numberOf(step)} ${step.title} ${step.duration}`;
const card = (page: Page, step: ProcessStep) =>
  section(page).getByRole('button', { name: nameOf(step), exact: true });
const circle = (page: Page, step: ProcessStep) => card(page, step).getByText(numberOf(step), { exact: true });

/** Tells the page that another tab is in front, or that it is again: in a test it never hears so by itself. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

async function expectStep(page: Page, step: ProcessStep) {
  await expect(section(page).locator('[aria-current=step]')).toHaveAccessibleName(nameOf(step));
  await expect(section(page).getByRole('heading', { level: 4 })).toHaveText([step.subtitle]);
}

async function expectFacts(page: Page, { description, deliverables, metrics }: ProcessStep) {
  const facts = [description, ...deliverables, ...metrics.flatMap(({ label, value }) => [label, value])];
  for (const fact of facts)
    await expect
      .soft(section(page).getByText(fact, { exact: true }).filter({ visible: true }))
      .not.toHaveCount(0);
}

test('the first step is open, its card or circle opens another @both @long', async ({ page }) => {
  await visit(page, '/');
  await expectStep(page, first);
  await card(page, third).scrollIntoViewIfNeeded();
  const { y } = (await card(page, third).boundingBox())!;
  await card(page, third).click();
  await expectStep(page, third);
  // It stays under the finger.
  expect(Math.abs((await card(page, third).boundingBox())!.y - y)).toBeLessThan(2);
  await expectFacts(page, third);
  await circle(page, second).click();
  await expectStep(page, second);
});

test('it plays a step every three seconds, until paused, read or another is chosen', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, '/');
  await hold();
  const expectNext = async (now: ProcessStep, next: ProcessStep) => {
    await page.clock.runFor(2999);
    await expectStep(page, now);
    await page.clock.runFor(1);
    await expectStep(page, next);
  };
  await page.clock.runFor(10_000);
  await expectStep(page, first);

  await circle(page, last).click();
  await toggle(page, watch).press('Space');
  await expect(toggle(page, pause)).toBeFocused();
  await expect(toggle(page, watch)).toHaveCount(0);
  await page.clock.runFor(1500);
  await toggle(page, pause).click();
  await page.clock.runFor(30_000);
  await expectStep(page, last);
  await toggle(page, watch).click();
  await expectNext(last, first);
  await expectNext(first, second);

  // Nothing goes by unseen in a tab behind another.
  await setHidden(page, true);
  await page.clock.runFor(30_000);
  await setHidden(page, false);
  await expectNext(second, third);
  // A screen reader says nothing of it.
  await expect(page.locator('[aria-live=polite]')).toBeEmpty();
  const step = page.getByRole('button', { name: nameOf(first), exact: true });
  await expect(page.locator('[aria-live], [role=status], [role=alert]').filter({ has: step })).toHaveCount(0);

  await circle(page, first).click();
  await expect(toggle(page, watch)).toBeVisible();
  await page.clock.runFor(30_000);
  await expectStep(page, first);

  // It waits while the details are being read.
  await toggle(page, watch).click();
  await section(page).getByText(first.description, { exact: true }).hover();
  await page.clock.runFor(30_000);
  await expectStep(page, first);
  await section(page).getByRole('heading', { level: 2 }).hover();
  await expectNext(first, second);
});

for (const [where, javaScriptEnabled] of [
  ['on paper', true],
  ['without script', false],
] as const)
  test.describe(where, () => {
    test.use({ javaScriptEnabled });

    test('every step shows its facts, and nothing offers to play them', async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) {
        await hydrated(page);
        await page.emulateMedia({ media: 'print' });
      }
      await expect(section(page).getByRole('heading', { level: 4 })).toHaveText(
        processSteps.map(({ subtitle }) => subtitle),
      );
      for (const step of processSteps) {
        await expect(section(page).getByRole('heading', { name: nameOf(step), exact: true })).toBeVisible();
        await expectFacts(page, step);
      }
      await expect(toggle(page, watch)).toHaveCount(0);
    });
  });
