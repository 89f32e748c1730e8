import path from 'node:path';
import {
  defineConfig,
  devices,
  type PlaywrightTestConfig,
  type PlaywrightTestProject,
} from 'playwright/test';
import { browserArguments } from '../../tools/chromium.ts';
import { type Device, fontsOf } from './fonts.ts';

// For the model run. Set here, so that the workers, which name its test anew, inherit the same.
process.env.MODEL_SEED ??= String(Math.floor(Date.now() / 1000));

const e2e = path.join(import.meta.dirname, '..');

/** Options for the browser that `global-setup.ts` has found, on a device with these fonts. */
export const browserWithFonts = (device: Device) => ({
  executablePath: process.env.FOUND_CHROMIUM,
  args: browserArguments,
  env: { ...(process.env as Record<string, string>), ...fontsOf(device) },
});

/** The specs of a folder, without those in folders of its own, whose name matches. */
const specs = (folder: string, ending: RegExp) =>
  new RegExp(`^${RegExp.escape(folder)}[\\\\/][^\\\\/]+${ending.source}$`);

/** A spec runs at both widths unless its name ends in `.wide.spec.ts` or `.narrow.spec.ts`. */
export const atBothWidths = (folder: string) =>
  [
    {
      name: 'wide',
      testMatch: specs(folder, /(?<!\.narrow)\.spec\.ts/),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        launchOptions: browserWithFonts('desktop'),
      },
    },
    {
      name: 'narrow',
      testMatch: specs(folder, /(?<!\.wide)\.spec\.ts/),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        launchOptions: browserWithFonts('phone'),
      },
    },
  ] satisfies PlaywrightTestProject[];

/** What all browser tests share: the export, served as a host would, in the Chromium that is there. */
export const suite = (settings: PlaywrightTestConfig) =>
  defineConfig({
    outputDir: path.join(e2e, '../test-results'),
    globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
    fullyParallel: true,
    forbidOnly: true,
    retries: Number(process.env.RETRIES ?? 0),
    // Much of a test is waiting: twice the two processors of most pipelines.
    workers: 4,
    // A busy machine is slow and not wrong: what does come is not waited for any longer.
    timeout: 90_000,
    expect: { timeout: 20_000 },
    reporter: [['list']],
    ...settings,
    use: {
      baseURL: process.env.BASE_URL,
      launchOptions: browserWithFonts('desktop'),
      ...settings.use,
    },
  });
