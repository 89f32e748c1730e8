/** `npm run guide-pictures`: the editor as content/README.md shows it, into docs/. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { services } from '../../content/index.ts';
import { copyProject } from '../support/copy-project.ts';
import { startEditor, stopEditor } from '../support/editor.ts';
import { freePort } from '../support/free-port.ts';
import { openBrowser } from '../support/open-browser.ts';

const folder = await copyProject('pictures-');
// Only what is changed here is a change.
execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: folder });
execFileSync('git', ['restore', 'content'], { cwd: folder });
const port = await freePort();
const server = await startEditor(folder, port);
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  // Without a caret the screenshot writes into the page, which the framework then calls a mistake.
  const shoot = async (name: string) => {
    const picture = sharp(await page.screenshot({ caret: 'initial' })).png({ palette: true, effort: 10 });
    await picture.toFile(`docs/editor-${name}.png`);
  };
  const { price } = services[0]!;
  await page.goto(`http://localhost:${port}/edit/`);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  const inPage = (text: string) =>
    page.frameLocator('iframe[title="Page"]').getByText(text, { exact: true }).first();
  await inPage(price).click({ timeout: 120_000 });
  const field = page.locator(`[id="services.services.${services[0]!.id}.price"]`);
  await field.fill('₹16,000');
  await page.getByText('Saved on this computer').waitFor();
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
  await stopEditor(server);
  rmSync(folder, { recursive: true });
}
