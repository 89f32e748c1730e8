import { defineConfig, devices } from 'playwright/test';
import { browserArguments, findChromium } from '../tools/find-chromium.ts';

const port = Number(process.env.PORT ?? 4173);

/**
 * Runs on the exported folder, served as a host would: `npm run build` first. A spec runs at both
 * widths unless its name ends in `.wide.spec.ts` or `.narrow.spec.ts`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Tab orders: `npx playwright test -c e2e accessibility -u` writes them anew.
  snapshotPathTemplate: '{testDir}/tab-order/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findChromium()?.path, args: browserArguments },
    trace: 'retain-on-failure',
  },
  projects: [
    // The exported files as crawlers read them: no width, no script.
    { name: 'export', testDir: 'export', use: { javaScriptEnabled: false } },
    // Whole builds, which would slow down what runs beside them.
    { name: 'rebuild', testDir: 'rebuild', dependencies: ['export', 'wide', 'narrow'] },
    {
      name: 'wide',
      testIgnore: ['*.narrow.spec.ts', 'export/**', 'rebuild/**'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'narrow',
      testIgnore: ['*.wide.spec.ts', 'export/**', 'rebuild/**'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node tools/serve.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
