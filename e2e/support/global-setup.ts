/** Sees to what browser tests need before the first of them runs, or says in a sentence what is missing. */
import { findOrInstallChromium } from '../../tools/shared/chromium.ts';
import { serve } from '../../tools/shared/serve.ts';
import { writeFontConfiguration } from './fonts.ts';

export default async function globalSetup() {
  try {
    writeFontConfiguration();
    process.env.FOUND_CHROMIUM = findOrInstallChromium();
    const { port, stop } = await serve('out', Number(process.env.PORT ?? 0));
    process.env.BASE_URL = `http://127.0.0.1:${port}`;
    return stop;
  } catch (error) {
    // The reader needs the sentence; where it was thrown helps nobody.
    throw Object.assign(error as Error, { stack: undefined, cause: undefined });
  }
}
