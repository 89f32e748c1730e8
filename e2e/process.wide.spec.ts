import type { Page } from 'playwright/test';
import { homeSections } from '../content/home.ts';
import { processSteps } from '../content/process.ts';
import { expect, holdClock, test, visit } from './support/fixtures.ts';
import { labelOf } from './support/words.ts';

const { watch, pause, step } = homeSections.process;
const [first, second, third, fourth] = processSteps;

const section = (page: Page) => page.locator('#process');
const selected = (page: Page) => section(page).locator('[aria-current=step]');
const toggle = (page: Page, name: string) => section(page).getByRole('button', { name });
/** What flows over the river that is there. */
const progress = (page: Page) => section(page).locator('span:has(> svg) + span:has(> svg)');

async function expectStep(page: Page, { title, subtitle }: (typeof processSteps)[number]) {
  await expect(selected(page)).toHaveCount(1);
  await expect(selected(page)).toContainText(title);
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText([subtitle]);
}

test('starts with the first step, and a step is chosen by its card or its circle', async ({ page }) => {
  await visit(page, '/');
  await expectStep(page, first);
  await section(page).getByRole('button', { name: third.title }).last().click();
  await expectStep(page, third);
  await section(page)
    .getByRole('button', { name: `${step} 2: ${second.title}` })
    .click();
  await expectStep(page, second);
  for (const deliverable of second.deliverables)
    await expect(section(page).getByText(deliverable)).toBeVisible();
  for (const { label, value } of second.metrics) {
    await expect(section(page).getByText(label)).toBeVisible();
    await expect(section(page).getByText(value, { exact: true })).toBeVisible();
  }
});

test('goes on every 3000 ms, in a loop, until it is paused', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, '/');
  await hold();
  await page.clock.runFor(10_000);
  await expectStep(page, first);

  await toggle(page, watch).click();
  await expect(toggle(page, pause)).toBeVisible();
  await expect(toggle(page, watch)).toHaveCount(0);
  await expect(progress(page)).toHaveCount(1);
  await expect(progress(page)).toHaveCSS('animation-duration', '3s');
  await page.clock.runFor(2999);
  await expectStep(page, first);
  await page.clock.runFor(1);
  await expectStep(page, second);
  for (const step of [...processSteps.slice(2), first]) {
    await page.clock.runFor(3000);
    await expectStep(page, step);
  }

  await toggle(page, pause).click();
  await expect(progress(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expectStep(page, first);
});

test('starts from the chosen step, has one timer, and stops at a choice', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, '/');
  await hold();
  const choose = (id: number) =>
    section(page)
      .getByRole('button', { name: `${homeSections.process.step} ${id}:` })
      .click();
  await choose(3);
  // Three presses leave it playing; two timers would show as two steps at a time.
  await toggle(page, watch).click();
  await page.clock.runFor(1500);
  await toggle(page, pause).click();
  await toggle(page, watch).click();
  await page.clock.runFor(2999);
  await expectStep(page, third);
  await page.clock.runFor(1);
  await expectStep(page, fourth);

  await choose(2);
  await expect(toggle(page, watch)).toBeVisible();
  await page.clock.runFor(30_000);
  await expectStep(page, second);
});

test('waits while another tab is in front', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, '/');
  await hold();
  await toggle(page, watch).click();
  const setHidden = (isHidden: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
      isHidden,
    );
  await setHidden(true);
  await page.clock.runFor(3000);
  await expectStep(page, first);
  await setHidden(false);
  await page.clock.runFor(3000);
  await expectStep(page, second);
});

test('leaves no timer behind', async ({ page }) => {
  await visit(page, '/');
  await toggle(page, watch).click();
  const timers = () => page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size);
  await page.evaluate(() => {
    const timers = new Set<number>();
    const start = window.setInterval.bind(window);
    const stop = window.clearInterval.bind(window);
    Object.assign(window, {
      timers,
      setInterval: (handler: () => void, delay: number) => {
        const id = start(handler, delay);
        timers.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        timers.delete(id);
        stop(id);
      },
    });
  });
  await toggle(page, pause).click();
  await toggle(page, watch).click();
  expect(await timers()).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('/services/', 'header'), exact: true })
    .click();
  await page.waitForURL('/services/');
  await expect.poll(timers).toBe(0);
});
