/** The editor's own page: its script and style, bundled when the program starts. */
import { buildSync } from 'esbuild';
import { schemes } from '../tailwind.config.ts';

export function bundle() {
  const { outputFiles } = buildSync({
    entryPoints: ['editor/client/main.tsx'],
    bundle: true,
    // Otherwise React checks every key at length.
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    outdir: 'edit',
    write: false,
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))!.text;
  return { script: textOf('.js'), style: `${colours}\n${textOf('.css')}` };
}

/** The site's colours by role, in the scheme of the device. */
const colours = `:root { color-scheme: light dark; ${Object.entries(schemes.light)
  .map(
    ([role, light]) => `--${role}: light-dark(${light}, ${schemes.dark[role as keyof typeof schemes.dark]});`,
  )
  .join(' ')} }`;

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
