/**
 * Runs before the npm scripts that run tools, which are TypeScript: the package `node` brings a Node that
 * reads it, unless install scripts were switched off. Plain JavaScript, for Nodes that do not.
 */
import console from 'node:console';
import process from 'node:process';

const LEAST = 24;

if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    `The tools need Node ${LEAST}, and this is ${process.version}. Run: npm rebuild node --ignore-scripts=false (or install Node ${LEAST})`,
  );
  process.exitCode = 1;
}
