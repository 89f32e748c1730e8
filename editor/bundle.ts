/** The editor's own page: its script and style, bundled when the program starts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@tailwindcss/node';
import { build } from 'esbuild';
import { fontFaces } from '../runtime/font-faces.ts';

const CLIENT = 'editor/client';

/** The text of the script and of the sheet, which is written in the site's design tokens. */
export async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [`${CLIENT}/main.tsx`],
    bundle: true,
    // React's development build is slow at every key.
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    write: false,
  });
  const script = outputFiles[0]!.text;
  const sheet = readFileSync(`${CLIENT}/editor.css`, 'utf8');
  const tailwind = await compile(sheet, { base: path.resolve(CLIENT), onDependency() {} });
  // All words that may be classes. Tailwind ignores the others.
  const style = tailwind.build(script.split(/[\s"'`]+/));
  return { script, style: `${fontFaces}\n${style}` };
}

export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/edit/style.css">
  </head>
  <body>
    <div id="editor"></div>
    <script type="module" src="/edit/script.js"></script>
  </body>
</html>
`;
