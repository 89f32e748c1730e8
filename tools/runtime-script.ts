import { buildSync } from 'esbuild';

/** An inline script from runtime/. One that does not parse would leave the page without all of it. */
export function runtimeScript(entry: 'head' | 'body' | 'form'): string {
  const { outputFiles } = buildSync({
    entryPoints: [`runtime/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'chrome80',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
