import { serviceCategories, servicesPage, site } from '../content/index.ts';
import { fill, letter, send } from './support/enquiry.ts';
import { dialogWithFocus, expect, follow, lose, menu, test, visit } from './support/fixtures.ts';

test.use({ allowedErrors: /404/ });

/** The files whose names change with their content. */
const GONE = /\/_next\//;

test('its menu, its filter and its details answer, its links lead on, and its enquiry is sent @narrow', async ({
  page,
}) => {
  const open = async (path: string) => {
    await page.unroute(GONE);
    await visit(page, path);
    await page.route(GONE, lose);
  };
  await open('/about/');
  await menu(page).click();
  await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);

  await open('/services/');
  const chip = page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await expect(dialogWithFocus(page)).toContainText(servicesPage.card.deliverables);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page, '/privacy/', 'footer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open('/contact/');
  await fill(page);
  expect(await send(page)).toBe(letter());
});
