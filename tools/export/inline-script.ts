import { transformSync } from '@swc/core';

/**
 * An inline script of this source, without what only its readers need, in words that Chromium 80 knows: a
 * script that does not parse would leave its page without all of this. `attributes` follow the tag's name.
 */
export function inlineScript(source: string, attributes = ''): string {
  const { code } = transformSync(source, {
    isModule: false,
    minify: true,
    jsc: { target: 'es2020', minify: { compress: { passes: 2 }, mangle: true } },
  });
  return `<script${attributes}>${code}</script>`;
}
