import { buildSync } from 'esbuild';

/** An inline script that begins with the file `entry`. One that does not parse would leave the page without all of it. */
export function runtimeScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome80',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
