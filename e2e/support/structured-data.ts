import type { Page } from 'playwright/test';

export type Json = string | number | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

/** What the page tells machines about itself, in the words of schema.org. */
export async function structuredData(page: Page): Promise<Node[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => (JSON.parse(script) as { '@graph': Node[] })['@graph']);
}
