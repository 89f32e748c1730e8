import { minifySync } from '@swc/core';

/** An inline script of this source, without what only its readers need. `attributes` follow the tag's name. */
export function inlineScript(source: string, attributes = ''): string {
  const { code } = minifySync(source, { compress: { ecma: 2020, passes: 2 }, mangle: true });
  return `<script${attributes}>${code}</script>`;
}
