/** @jest-environment node */
import { twinOf } from './twin.ts';

const page = (more: { head?: string; style?: string; body?: string }) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${more.head ?? ''}<title>Page</title>` +
  `<style>${more.style ?? ''}p{color:red}</style></head><body><p>Text</p>${more.body ?? ''}</body></html>`;

test.each([
  ['scripts', { head: '<script>document.title</script>', body: '<script src="/a.js" async=""></script>' }],
  ['structured data', { body: '<script type="application/ld+json">{"a":"<p>"}</script>' }],
  ['preloads of scripts and fonts', { head: '<link rel="preload" as="font" href="/a.woff2"/>' }],
  ['what waits for a script', { head: '<link rel="expect" href="#first-screen" blocking="render"/>' }],
  ['web fonts', { style: '@font-face{font-family:a;src:url(/a.woff2)}@font-face {\nfont-family:b }' }],
  ['the policy', { head: '<meta http-equiv="Content-Security-Policy" content="style-src \'none\'"/>' }],
])('takes out %s and nothing else', (_, more) => {
  expect(twinOf(page(more))).toBe(page({}));
});
