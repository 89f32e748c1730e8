/** The editor's own page: its script and style, bundled when the program starts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@tailwindcss/node';
import { build, type Plugin } from 'esbuild';
import { fontFaces } from '../runtime/font-faces.ts';

const CLIENT = 'editor/client';

/** What may be a class: Tailwind passes over the other words. */
function wordsOf(folder: string) {
  const sources = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  return sources.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split(/[\s"'`]+/));
}

/** The sheet is written in the site's design tokens, and so are the classes in the components. */
const tailwind: Plugin = {
  name: 'tailwind',
  setup(bundler) {
    bundler.onLoad({ filter: /editor\.css$/ }, async (sheet) => {
      const options = { base: path.dirname(sheet.path), shouldRewriteUrls: true, onDependency() {} };
      const compiler = await compile(readFileSync(sheet.path, 'utf8'), options);
      return { contents: compiler.build(wordsOf(CLIENT)), loader: 'css' };
    });
  },
};

/** The text of the script and of the sheet. */
export async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [`${CLIENT}/main.tsx`],
    bundle: true,
    // Otherwise React checks every key at length.
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    outdir: 'edit',
    plugins: [tailwind],
    write: false,
  });
  const textOf = (end: string) => outputFiles.find((file) => file.path.endsWith(end))!.text;
  return { script: textOf('.js'), style: `${fontFaces}\n${textOf('.css')}` };
}

export const page = (token: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="token" content="${token}">
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
