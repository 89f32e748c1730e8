import { transformSync } from 'esbuild';

/**
 * An inline script of this source, without what only its readers need, in words that Chromium 80 knows: a
 * script that does not parse would leave its page without all of this. `attributes` follow the tag's name.
 */
export function inlineScript(source: string, attributes = ''): string {
  const { code } = transformSync(source, { minify: true, target: 'es2020' });
  return `<script${attributes}>${code.trim()}</script>`;
}
