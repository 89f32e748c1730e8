import { chromium } from 'playwright/test';
import { browserArguments, findOrInstallChromium } from '../../tools/shared/chromium.ts';
import { deviceFonts, writeFontConfiguration } from './fonts.ts';

/** A browser with windows and the fonts of a phone, for pictures. */
export function openBrowser() {
  writeFontConfiguration();
  return chromium.launch({
    executablePath: findOrInstallChromium({ withWindows: true }),
    args: browserArguments,
    env: { ...(process.env as Record<string, string>), ...deviceFonts },
  });
}
