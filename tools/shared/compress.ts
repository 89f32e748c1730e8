/**
 * Puts a .br and a .gz beside each text file of the export, for servers that send such files as they are.
 * Hosts that compress by themselves need none of them, so the build does not write them.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesIn } from './files.ts';

const TEXT = /\.(html|txt|js|css|svg|json|xml|webmanifest)$/;

/** Below this a file fits into the first packet as it is. Bytes. */
const LEAST = 1000;

/** Compresses what is in `folder`, as small as the formats can. The same input gives the same bytes. */
export function compress(folder: string) {
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    const place = path.join(folder, file);
    if (statSync(place).size < LEAST) continue;
    const text = readFileSync(place);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${place}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${place}.gz`, gzipSync(text, { level: 9 }));
  }
}
