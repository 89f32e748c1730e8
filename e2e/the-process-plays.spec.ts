import type { Page } from 'playwright/test';
import { homeSections } from '../content/home.ts';
import { type ProcessStep, processSteps } from '../content/process.ts';
import { expect, holdClock, moving, test, visit } from './support/fixtures.ts';

test.use(moving);

const { heading, watch, pause, step: stepWord } = homeSections.process;
const [first, second, third] = processSteps;
const last = processSteps.at(-1)!;

const section = (page: Page) => page.getByRole('region', { name: heading });
const toggle = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const circle = (page: Page, { id, title }: ProcessStep) =>
  section(page).getByRole('button', { name: `${stepWord} ${id}: ${title}`, exact: true });

async function expectStep(page: Page, { title, duration, subtitle }: ProcessStep) {
  await expect(section(page).locator('[aria-current=step]')).toHaveText([title + duration]);
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([subtitle]);
}

async function expectFacts(page: Page, { description, deliverables, metrics }: ProcessStep) {
  const facts = [description, ...deliverables, ...metrics.flatMap(({ label, value }) => [label, value])];
  for (const fact of facts)
    await expect
      .soft(section(page).getByText(fact, { exact: true }).filter({ visible: true }))
      .not.toHaveCount(0);
}

test('the first step is open, and another is opened by its card or its circle @both', async ({ page }) => {
  await visit(page, '/');
  await expectStep(page, first);
  await expectFacts(page, first);
  const card = page.getByRole('button', { name: `${third.title} ${third.duration}` });
  await card.scrollIntoViewIfNeeded();
  const { y } = (await card.boundingBox())!;
  await card.click();
  await expectStep(page, third);
  // It stays under the finger.
  expect(Math.abs((await card.boundingBox())!.y - y)).toBeLessThan(2);
  await expectFacts(page, third);
  await circle(page, second).click();
  await expectStep(page, second);
  // The river, which winds above the titles, takes no press on them.
  for (const { title } of processSteps)
    await section(page)
      .getByText(title, { exact: true })
      .click({ position: { x: 30, y: 1 }, trial: true });
});

test('it plays a step every three seconds from the chosen one, round and round, until paused or another is chosen', async ({
  page,
}) => {
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
  await toggle(page, watch).click();
  await expect(toggle(page, watch)).toHaveCount(0);
  await page.clock.runFor(1500);
  await toggle(page, pause).click();
  await page.clock.runFor(30_000);
  await expectStep(page, last);
  await toggle(page, watch).click();
  await expectNext(last, first);
  await expectNext(first, second);

  // Nothing goes by unseen in a tab behind another.
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await page.clock.runFor(30_000);
  await setHidden(false);
  await expectNext(second, third);

  await circle(page, first).click();
  await expect(toggle(page, watch)).toBeVisible();
  await page.clock.runFor(30_000);
  await expectStep(page, first);
});

test('on paper every step shows its facts, and Letter takes hardly more sheets than A4', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const step of processSteps) await expectFacts(page, step);
  const sheets = async (format: string) =>
    (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)!.length;
  expect(await sheets('Letter')).toBeLessThanOrEqual((await sheets('A4')) + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every step shows its facts, and nothing offers to play them', async ({ page }) => {
    await page.goto('/');
    await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(
      processSteps.map(({ subtitle }) => subtitle),
    );
    for (const step of processSteps) await expectFacts(page, step);
    await expect(toggle(page, watch)).toHaveCount(0);
  });
});
