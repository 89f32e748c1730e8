import { contact } from '../../content/contact.ts';
import { homeSections, homeServices } from '../../content/home.ts';
import { services, servicesPage } from '../../content/services.ts';
import {
  expectCarried,
  expectCarriedEveryWay,
  field,
  setState,
  STRANGE_STATES,
} from '../support/carried-service.ts';
import { expect, hydrated, test, visit } from '../support/fixtures.ts';
import { labelOf } from '../support/words.ts';

test.describe('arrives by click, in a new tab, after a reload, back and forward', () => {
  for (const { title } of homeServices)
    test(`from the home card ${title}`, async ({ page }) => {
      await visit(page, '/');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      const button = card.getByRole('link', { name: homeSections.services.getQuote, exact: true });
      await expectCarriedEveryWay(page, '/', button, title);
    });

  for (const { title } of services)
    test(`from the services card ${title}, and its dialog`, async ({ page }) => {
      await visit(page, '/services/');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      const name = { name: servicesPage.card.start };
      await expectCarriedEveryWay(page, '/services/', card.getByRole('link', name), title);

      await card.getByRole('button', { name: servicesPage.card.details }).click();
      await page.getByRole('dialog').getByRole('link', name).click();
      await expectCarried(page, title);
    });
});

for (const state of STRANGE_STATES)
  test(`the way on and back again survives the navigation state ${JSON.stringify(state)}`, async ({
    page,
  }) => {
    await visit(page, '/contact/');
    await setState(page, state);
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue('');
    await page.getByLabel(contact.fields.fullName.label).fill('Lakshmi');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/about/', 'footer') })
      .click();
    await page.waitForURL('/about/');
    await page.goBack();
    await page.waitForURL('/contact/');
    await expect(field(page)).toHaveValue('');
  });
