import { buildSync } from 'esbuild';

/** The inline script of every page, from runtime/. One that does not parse would leave the page without all of it. */
export function runtimeScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['runtime/index.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome80',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
