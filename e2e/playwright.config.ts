import { defineConfig, devices } from 'playwright/test';
import { browserArguments } from '../tools/shared/chromium.ts';
import { deviceFonts } from './support/fonts.ts';

/**
 * Each file is a promise to a visitor. A test runs in a wide window, one tagged `@narrow` on a phone, `@both` in both.
 * `npm test` runs all but `@slow`, `@servers` (nginx, ssh) and `@old` (Chromiums of other years), which
 * `npm run test:all` adds. `@content` is what other words can break: `npm run test:all` runs it with the shortest and the
 * longest too, and `@long`, which only more words can break, with the longest. `@smoke` is what must hold before anything is published: `npm run smoke`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: Number(process.env.RETRIES ?? 0),
  // A page is painted by a second process: with four workers two processors took as long, and each test twice as long.
  workers: 2,
  // A busy machine is slow and not wrong: what does come is not waited for any longer.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    baseURL: process.env.BASE_URL,
    // Before the test's own limit, so that the report says what was in the way of a press.
    actionTimeout: 150_000,
    // What does not move is there sooner. Files about what moves ask for it with `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.FOUND_CHROMIUM,
      // Nobody is asked but this machine.
      args: [
        ...browserArguments,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
      env: { ...(process.env as Record<string, string>), ...deviceFonts },
    },
  },
  projects: [
    {
      name: 'wide',
      grepInvert: /@narrow|@old/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'narrow',
      grep: /@narrow|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'old', grep: /@old/ },
  ],
});
