/** `npm run guide-pictures`: the editor as content/README.md shows it, into docs/. */
import sharp from 'sharp';
import { Project } from '../support/editor.ts';
import { openBrowser } from '../support/open-browser.ts';

const project = await Project.copy(true);
await project.start();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  // Without a caret the screenshot writes into the page, which the framework then calls a mistake.
  const shoot = async (name: string) => {
    const picture = sharp(await page.screenshot({ caret: 'initial' })).png({ palette: true, effort: 10 });
    await picture.toFile(`docs/editor-${name}.png`);
  };
  const { id, price } = project.services()[0]!;
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  const inPage = (text: string) =>
    page.frameLocator('iframe[title="Page"]').getByText(text, { exact: true }).first();
  await inPage(price).click({ timeout: 120_000 });
  const field = page.locator(`[id="services.services.${id}.price"]`);
  await field.fill('₹16,000');
  await page.getByText('Saved', { exact: true }).waitFor();
  // The page follows, and a moment later the outline.
  await inPage('₹16,000').waitFor();
  await page.waitForTimeout(1500);
  await shoot('form');
  await page.getByRole('button', { name: 'Changes' }).click();
  await page
    .getByRole('button', { name: /^Take back/ })
    .first()
    .waitFor();
  await shoot('changes');
} finally {
  await browser.close();
  await project.remove();
}
