/** All of content/, read and held against its schemas. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { type Path, placeName, type Problem } from './problem.ts';
import { contactFile } from './schema/contact.ts';
import { homeFile } from './schema/home.ts';
import { pagesFile } from './schema/pages.ts';
import { processFile } from './schema/process.ts';
import { aboutFile, failureFile, notFoundFile, privacyFile, termsFile } from './schema/reading.ts';
import { servicesFile } from './schema/services.ts';
import { siteFile } from './schema/site.ts';
import { readSource, type Source } from './source.ts';

/** The files of content/, each with its schema and the file in schema/ that the schema is in. */
const schemas = {
  'site.ts': [siteFile, 'site.ts'],
  'services.ts': [servicesFile, 'services.ts'],
  'home.ts': [homeFile, 'home.ts'],
  'process.ts': [processFile, 'process.ts'],
  'contact.ts': [contactFile, 'contact.ts'],
  'pages.ts': [pagesFile, 'pages.ts'],
  'about.ts': [aboutFile, 'reading.ts'],
  'privacy.ts': [privacyFile, 'reading.ts'],
  'terms.ts': [termsFile, 'reading.ts'],
  'not-found.ts': [notFoundFile, 'reading.ts'],
  'failure.ts': [failureFile, 'reading.ts'],
} as const;

/** What the files of content/ export, all together. */
export type Content = z.infer<typeof siteFile> &
  z.infer<typeof servicesFile> &
  z.infer<typeof homeFile> &
  z.infer<typeof processFile> &
  z.infer<typeof contactFile> &
  z.infer<typeof pagesFile> &
  z.infer<typeof aboutFile> &
  z.infer<typeof privacyFile> &
  z.infer<typeof termsFile> &
  z.infer<typeof notFoundFile> &
  z.infer<typeof failureFile>;

/** Something found at a place, whose file and line are still to be looked up. */
export type Finding = { path: Path; what: string; todo: string };

export type Reading = {
  problems: Problem[];
  /** Undefined if a part is missing or of the wrong kind, so that rules between files cannot be asked. */
  content?: Content;
  /** The finding as a problem, with file, line and place. */
  locate: (finding: Finding) => Problem;
};

const KINDS: Record<string, string> = {
  string: 'a text between quotes',
  int: 'a number without quotes',
  number: 'a number without quotes',
  array: 'a list between [ and ]',
  object: 'an entry between { and }',
};

/** The schema's own message, which holds two lines; else one for the kind of issue. */
function explain(issue: z.core.$ZodIssue): { what: string; todo: string } {
  const [own = '', ownTodo] = issue.message.split('\n');
  if (ownTodo) return { what: own, todo: ownTodo };
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        what: `There is no field called ${issue.keys.map((key) => `"${key}"`).join(', ')}.`,
        todo: 'Correct the name: see how the other entries spell it.',
      };
    case 'invalid_value':
      return {
        what: `"${String(issue.input)}" is not one of the words allowed here.`,
        todo: `Write one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_type':
      return issue.input === undefined
        ? { what: 'This field is missing.', todo: 'Write it as the other entries do.' }
        : {
            what: `Expected ${KINDS[issue.expected] ?? issue.expected}.`,
            todo: 'See how the other entries write it.',
          };
    default:
      return { what: own, todo: 'See how the other entries write it.' };
  }
}

/** Says of a list that is too long or too short where its limit is set; how long it may be is a choice. */
const limitOf = ({ code }: z.core.$ZodIssue, schemaFile: string) =>
  code === 'too_small' || code === 'too_big'
    ? ` The limit is set in tools/content-check/schema/${schemaFile}.`
    : '';

/** The files in content/ that have no schema and hold content: whatever they say would go out unread. */
function uncheckedFiles(root: string): Problem[] {
  const others = globSync('content/**', { cwd: root, ignore: '**/*.{test.ts,md}' }).filter(
    (file) => !(path.relative('content', file) in schemas),
  );
  return others.sort().flatMap((file) => {
    const { source, problems } = file.endsWith('.ts') ? readSource(root, file) : { problems: [] };
    if (problems.length > 0) return problems;
    // Types are gone when the file is read, and functions work on content.
    if (source && Object.values(source.exports).every((value) => typeof value === 'function')) return [];
    return {
      file,
      place: '',
      what: 'This file has no schema, so nothing in it is checked.',
      todo: 'Move its content to one of the other files, or give it a schema: see tools/content-check/content.ts.',
    };
  });
}

/** Reads every file of content/ in the project folder `root`, and holds each against its schema. */
export function readContent(root: string): Reading {
  const sources: Source[] = [];
  const problems: Problem[] = uncheckedFiles(root);
  let isWhole = true;

  const locate = ({ path: place, what, todo }: Finding): Problem => {
    const source = sources.find(({ exports }) => String(place[0]) in exports);
    return {
      file: source?.file ?? 'content',
      line: source?.lineOf(place),
      place: placeName(source?.exports, place),
      what,
      todo,
    };
  };

  for (const [name, [schema, schemaFile]] of Object.entries(schemas)) {
    const file = `content/${name}`;
    if (!existsSync(path.join(root, file))) {
      const todo = `Bring it back: git restore ${file}`;
      problems.push({ file, place: '', what: 'The file is missing.', todo });
      isWhole = false;
      continue;
    }
    const { source, problems: unreadable } = readSource(root, file);
    problems.push(...unreadable);
    isWhole &&= source !== undefined;
    if (!source) continue;
    sources.push(source);
    const { error } = schema.safeParse({ ...source.exports }, { reportInput: true });
    for (const issue of error?.issues ?? []) {
      isWhole &&= issue.code !== 'invalid_type';
      const { what, todo } = explain(issue);
      const finding = { path: issue.path as Path, what, todo: todo + limitOf(issue, schemaFile) };
      problems.push({ ...locate(finding), file });
    }
  }
  const content = isWhole
    ? (Object.assign({}, ...sources.map(({ exports }) => exports)) as Content)
    : undefined;
  return { problems, content, locate };
}
