/** What the specs of faults share: what is broken, and what the visitor does all the same. */
import type { Page } from 'playwright/test';
import { contact } from '../../content/contact.ts';
import { servicesPage } from '../../content/services.ts';
import { site } from '../../content/site.ts';

/** Every script file of the framework and the site. */
export const SCRIPT = /\/_next\/static\/chunks\/.*\.js/;

/** Lets no script arrive until the answer is called. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const menu = (page: Page) => page.getByRole('button', { name: site.frame.openMenu });

/** What opens the details of the first service. */
export const details = (page: Page) => page.getByRole('button', { name: servicesPage.card.details }).first();

/** Fills in what an enquiry needs. */
export async function fill(page: Page) {
  const { fields } = contact;
  await page.getByLabel(fields.fullName.label).fill('Anil');
  await page.getByLabel(fields.email.label).fill('anil@example.in');
  await page.getByLabel(fields.message.label).fill('Chilli & turmeric, 100 % pure');
}
