/** All of content/, read and held against its schemas. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { placeName, type Path, type Problem } from './problem.ts';
import { contactFile } from './schema/contact.ts';
import { homeFile } from './schema/home.ts';
import { pagesFile } from './schema/pages.ts';
import { processFile } from './schema/process.ts';
import { aboutFile, notFoundFile, privacyFile, termsFile } from './schema/reading.ts';
import { servicesFile } from './schema/services.ts';
import { siteFile } from './schema/site.ts';
import { readSource, type Source } from './source.ts';

const schemas = {
  'content/site.ts': siteFile,
  'content/services.ts': servicesFile,
  'content/home.ts': homeFile,
  'content/process.ts': processFile,
  'content/contact.ts': contactFile,
  'content/pages.ts': pagesFile,
  'content/about.ts': aboutFile,
  'content/privacy.ts': privacyFile,
  'content/terms.ts': termsFile,
  'content/not-found.ts': notFoundFile,
};

type Exports<File> = File extends z.ZodType ? z.infer<File> : never;
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Member,
) => void
  ? Member
  : never;

/** What the files of content/ export, all together. */
export type Content = Intersection<Exports<(typeof schemas)[keyof typeof schemas]>>;

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
        what: `No field is called ${issue.keys.map((key) => `"${key}"`).join(', ')}.`,
        todo: 'Correct the name: the other entries show which there are.',
      };
    case 'invalid_value':
      return {
        what: `"${String(issue.input)}" is none of the words allowed here.`,
        todo: `Write one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_type':
      return issue.input === undefined
        ? { what: 'This field is missing.', todo: 'Write it as the other entries have it.' }
        : {
            what: `Here must stand ${KINDS[issue.expected] ?? issue.expected}.`,
            todo: 'Look how the other entries have it.',
          };
    default:
      return { what: own, todo: 'Look how the other entries have it.' };
  }
}

/** Reads every file of content/ in the project folder `root`, and holds each against its schema. */
export function readContent(root: string): Reading {
  const sources: Source[] = [];
  const problems: Problem[] = [];
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

  for (const [file, schema] of Object.entries(schemas)) {
    if (!existsSync(path.join(root, file))) {
      problems.push({
        file,
        place: '',
        what: 'The file is missing.',
        todo: `Bring it back: git restore ${file}`,
      });
      isWhole = false;
      continue;
    }
    const { source, problems: unreadable } = readSource(root, file);
    problems.push(...unreadable);
    isWhole &&= source !== undefined;
    if (!source) continue;
    sources.push(source);
    // The content is foreign to this realm (node:vm); zod wants plain objects of its own.
    const { error } = schema.safeParse(structuredClone(source.exports), { reportInput: true });
    for (const issue of error?.issues ?? []) {
      isWhole &&= issue.code !== 'invalid_type';
      const place = issue.path as (string | number)[];
      problems.push({ ...locate({ path: place, ...explain(issue) }), file });
    }
  }
  const content = isWhole
    ? (Object.assign({}, ...sources.map(({ exports }) => exports)) as Content)
    : undefined;
  return { problems, content, locate };
}
