import type { Page } from 'playwright/test';
import {
  contact,
  hero,
  homeSections,
  homeServiceFilters,
  pages,
  processSteps,
  serviceCategories,
  servicesPage,
  site,
} from '../content/index.ts';
import { expectLargeTargets, expectNothingFound, expectNothingLost, show } from './support/accessibility.ts';
import { error, fill, sendButton } from './support/enquiry.ts';
import { dialogWithFocus, expect, menu, scrollTo, test, visit } from './support/fixtures.ts';

async function expectStill(page: Page) {
  const moving = await page.evaluate(() => [
    ...document.getAnimations().map(({ constructor }) => constructor.name),
    ...[...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        return animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior !== 'auto';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  ]);
  expect.soft(moving, 'what moves').toEqual([]);
}

test('the home page in use is as accessible, and still if asked @both', async ({ page, isMobile }) => {
  await show(page);
  await visit(page, pages.home.path);
  await test.step('the way to the top is one step', async () => {
    await scrollTo(page, 5000);
    const toTop = page.getByRole('button', { name: site.footer.backToTop, exact: true });
    const place = await toTop.evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });
    expect.soft(place).toBe(0);
  });
  await page.getByRole('textbox', { name: hero.picture.nameLabel }).fill('Lakshmi');
  const chip = homeServiceFilters.at(-1)!;
  await page.getByRole('button', { name: chip.label, exact: true }).click();
  await page.getByRole('button', { name: homeSections.process.watch }).click();
  await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: site.chatTooltip, exact: true }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNothingFound(page, 'filtered, playing, with the tooltip');
  await expectStill(page);
  if (!isMobile) return;
  await menu(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await expectNothingFound(page, 'drawer', true);
  await expectLargeTargets(page, 'drawer');
});

test('so is the services page, with a service opened @narrow', async ({ page }) => {
  await show(page);
  await visit(page, pages.services.path);
  await page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true }).click();
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await expectStill(page);
  await expectNothingFound(page, 'dialog', true);
  await expectNothingLost(page, 'dialog');
  await expectLargeTargets(page, 'dialog');
});

test('so is the contact page, with something missing and with a window refused @narrow', async ({ page }) => {
  await show(page);
  await visit(page, pages.contact.path);
  await sendButton(page).click();
  await error(page).hover(); // so that it stays
  await expectStill(page);
  await expectNothingFound(page, 'error notice', true);
  await expectLargeTargets(page, 'error notice');
  await fill(page);
  await page.evaluate(() => (window.open = () => null));
  await sendButton(page).click();
  await expect(error(page).getByRole('link', { name: contact.notices.refusedLink })).toBeVisible();
  await expectNothingFound(page, 'refused window', true);
});

test('in forced colours it can be told what is selected', async ({ page }) => {
  await show(page, { forcedColors: 'active' });
  await visit(page, pages.home.path);
  const look = (element: Element) => {
    const { backgroundColor, borderColor } = getComputedStyle(element);
    return `${backgroundColor} ${borderColor}`;
  };
  const group = page.getByRole('group', { name: homeSections.services.filterLabel });
  const { step, heading } = homeSections.process;
  const process = page.getByRole('region', { name: heading });
  const nav = page.getByRole('navigation', { name: site.frame.navigation, exact: true });
  for (const [selected, other] of [
    [group.getByRole('button', { pressed: true }), group.getByRole('button', { pressed: false })],
    [
      process.locator('[aria-current=step]').getByText(step).locator('..'),
      process.getByRole('button', { name: processSteps[1]!.title }).getByText(step).locator('..'),
    ],
    [nav.locator('[aria-current=page]'), nav.locator('a:not([aria-current])')],
  ] as const)
    expect.soft(await selected.first().evaluate(look)).not.toBe(await other.first().evaluate(look));
});
