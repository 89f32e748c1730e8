/** All of content/, read and held against its schemas. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { type Content, files } from '../../content/schema/files.ts';
import { type Path, placeName, type Problem } from './problem.ts';
import { readSource, type Source } from './source.ts';

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

/** The files in content/ that have no schema and hold content: whatever they say would go out unread. */
function uncheckedFiles(root: string): Problem[] {
  const others = globSync('content/**', {
    cwd: root,
    ignore: ['content/schema/**', '**/*.{test.ts,md}'],
  }).filter((file) => !(path.relative('content', file) in files));
  return others.sort().flatMap((file) => {
    const { source, problems } = file.endsWith('.ts') ? readSource(root, file) : { problems: [] };
    if (problems.length > 0) return problems;
    // Types are gone when the file is read, and functions work on content.
    if (source && Object.values(source.exports).every((value) => typeof value === 'function')) return [];
    return {
      file,
      place: '',
      what: 'This file has no schema, so nothing in it is checked.',
      todo: 'Move its content to one of the other files, or give it a schema: see content/schema/files.ts.',
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

  for (const [name, schema] of Object.entries(files)) {
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
      problems.push({ ...locate({ path: issue.path as Path, ...explain(issue) }), file });
    }
  }
  const content = isWhole
    ? (Object.assign({}, ...sources.map(({ exports }) => exports)) as Content)
    : undefined;
  return { problems, content, locate };
}
