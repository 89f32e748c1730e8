/** One thing that is wrong in content/, in words for whoever edits it. */
export type Problem = {
  /** From the project's folder: content/services.ts. */
  file: string;
  /** Counted from 1; absent if the file does not hold the place. */
  line?: number;
  /** Where in the file: services › "Social Media Marketing" › price. */
  place: string;
  what: string;
  todo: string;
};

/** A place inside a content file: the exported name, then names and numbers down to the field. */
export type Path = readonly (string | number)[];

const NAMES = ['title', 'heading', 'label', 'network'] as const;

function entryName(entry: unknown, number: number) {
  const fields = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const name = NAMES.map((key) => fields[key]).find((value) => typeof value === 'string' && value.trim());
  return typeof name === 'string' ? `"${name}"` : `number ${number + 1}`;
}

/** A path in words: entries of a list are called by their title, else by their number, counted from 1. */
export function placeName(content: unknown, path: Path) {
  let value = content;
  return path
    .map((key) => {
      const parent = value as Record<string | number, unknown> | undefined;
      value = parent?.[key];
      return typeof key === 'number' ? entryName(value, key) : key;
    })
    .join(' › ');
}

/** Three lines, the line number left out if there is none: where, what is wrong, what to do. */
export const describe = ({ file, line, place, what, todo }: Problem) =>
  [`${file}${line ? `, line ${line}` : ''}${place && `: ${place}`}`, `   ${what}`, `   → ${todo}`].join('\n');
