/** The content on the disk, its schemas, and the requests about it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { replaceWords } from '../content/replace-words.ts';
import type { Schema } from '../content/schema/fields.ts';
import { type Content, files, names } from '../content/schema/files.ts';
import { faultsIn, wordsIn } from '../tools/content-check/find.ts';
import type { Change } from './change.ts';
import type { Conflict } from './conflicts.ts';
import { contentStore } from './content-store.ts';
import { fileOf, parseJson, readJson, replaceFile, readText } from './files.ts';
import { gitSays } from './git.ts';
import { addMissingIds } from './ids.ts';
import { restorePhotos } from './photos.ts';
import { announce, clearOutcome } from './progress.ts';
import type { Routes } from './requests.ts';

/** The same value with its fields in the order of the schema. */
function inOrder(value: unknown, { properties = {}, additionalProperties, items = {} }: Schema): unknown {
  if (Array.isArray(value)) return value.map((part) => inOrder(part, items));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const keys = [...Object.keys(properties), ...Object.keys(fields)].filter((key) => key in fields);
  const schemaOf = (key: string) => properties[key] ?? (additionalProperties || {});
  return Object.fromEntries(keys.map((key) => [key, inOrder(fields[key], schemaOf(key))]));
}

/** The text of a file: the same for the same content, whoever saves it. */
const formatted = (name: keyof Content, content: unknown) =>
  `${JSON.stringify(inOrder(content, z.toJSONSchema(files.shape[name]) as Schema), null, 2)}\n`;

/** A path beside the repository's own files: what is there stays on this computer and is not committed. */
const besideRepository = (file: string) => gitSays('rev-parse', '--git-path', file) || `.next/${file}`;

const CONFLICTS = besideRepository('editor-conflicts.json');

/** Throws where the file is there and cannot be read: it is the only copy. */
function readConflicts() {
  const conflicts = existsSync(CONFLICTS) ? parseJson(readFileSync(CONFLICTS, 'utf8')) : [];
  if (!Array.isArray(conflicts)) throw new Error(CONFLICTS_UNREADABLE + CONFLICTS);
  return conflicts as Conflict[];
}

const CONFLICTS_UNREADABLE =
  'What waits for a choice cannot be read here. Ask a developer to mend this file: ';

/** How many faults the content has by its schema, with the words of words.json in the place of their names. */
function faults(name: string, content: unknown) {
  const words = wordsIn(parseJson(readText(fileOf('words'))));
  return faultsIn({ [name]: replaceWords(content, words) }).length;
}

export const contentOnDisk = contentStore({
  read: (name) => addMissingIds(readJson(fileOf(name))),
  readCommitted: (name) => addMissingIds(parseJson(gitSays('show', `HEAD:${fileOf(name)}`))),
  write: (name, content) => {
    restorePhotos(content);
    replaceFile(fileOf(name), formatted(name as keyof Content, content));
    clearOutcome();
  },
  readConflicts,
  writeConflicts: (conflicts) => {
    mkdirSync(path.dirname(CONFLICTS), { recursive: true });
    replaceFile(CONFLICTS, JSON.stringify(conflicts));
    announce();
  },
  faults,
});

/** Whether there are conflicts, which must be resolved before anything is published. */
export const hasConflicts = () => readConflicts().length > 0;

type OfFile = { name: string };
type Sent = OfFile & { changes: Change[] };
type Replacement = OfFile & { content: unknown };

function replace({ name, content }: Replacement) {
  // The text that cannot be read may be somebody's work.
  const text = readText(fileOf(name));
  const aside = text && besideRepository(`editor-set-aside-${name}-${Date.now()}.txt`);
  if (aside) writeFileSync(aside, text);
  return { ...contentOnDisk.replace(name, content), aside };
}

const SCHEMAS = 'content/schema';

const schemasNow = () =>
  readdirSync(SCHEMAS)
    .map((file) => readText(path.join(SCHEMAS, file)))
    .join();

const schemas = schemasNow();

const RENEWED =
  'A developer has changed the fields of the content, and the editor knows only those of before. Close the terminal of the editor, type “npm run edit” again, and load this page again.';

/** Throws where the schemas have changed since the start. */
function checkFields() {
  if (schemas !== schemasNow()) throw new Error(RENEWED);
}

/** Asks about one file of the content. */
const ofFile =
  <Body extends OfFile>(answer: (body: Body) => unknown) =>
  (body: Body) => {
    checkFields();
    if (!names.includes(body.name as keyof Content)) throw new Error('The content has no such file.');
    return answer(body);
  };

export const contentRoutes: Routes = {
  'GET /edit/api/contents': () => {
    checkFields();
    return { files: Object.fromEntries(names.map((name) => [name, contentOnDisk.read(name)])) };
  },
  'POST /edit/api/apply': ofFile<Sent>(({ name, changes }) => contentOnDisk.apply(name, changes)),
  'POST /edit/api/replace': ofFile<Replacement>(replace),
};
