/** The ids of the entries of lists, by which a change finds its entry whatever else that says. */

type Entry = Record<string, unknown>;

export const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NUMBERS = 2 ** 31;

/** A random id, for an entry of a list whose ids are numbers. */
export const newNumber = () => 1 + Math.floor(Math.random() * (NUMBERS - 1));

/** A random id of small letters and digits. */
export const newId = () => newNumber().toString(36);

/** The same number for the same text, on every computer (FNV-1a). */
const numberOf = (text: string) =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 1,
    2_166_136_261,
  );

/** An id for an entry with the JSON `text`: the same one, whoever reads the file. */
function idFor(text: string, isNumber: boolean, taken: ReadonlySet<unknown>): string | number {
  const number = numberOf(text) % NUMBERS;
  const id = isNumber ? number : number.toString(36);
  return taken.has(id) ? idFor(`${text}'`, isNumber, taken) : id;
}

function addIdsToList(entries: Entry[]) {
  const isNumber = entries.some(({ id }) => typeof id === 'number');
  const isId = (id: unknown) => (isNumber ? typeof id === 'number' : typeof id === 'string' && id !== '');
  const taken = new Set<unknown>(entries.map(({ id }) => id));
  const given = new Set<unknown>();
  return entries.map((entry) => {
    const isOwn = isId(entry.id) && !given.has(entry.id);
    const id = isOwn ? entry.id : idFor(JSON.stringify(entry), isNumber, taken);
    taken.add(id);
    given.add(id);
    return { ...(addMissingIds(entry) as Entry), id };
  });
}

/** The same content with an id for each entry that has none, or that of another entry. */
export function addMissingIds(value: unknown): unknown {
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, addMissingIds(part)]));
  return Array.isArray(value) && value.every(isObject) ? addIdsToList(value) : value;
}
