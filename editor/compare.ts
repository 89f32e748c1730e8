/** What differs between two states of the content, and how two people's changes to one state go together. */

type Entries = Record<string, unknown>;

/** A field, by the names that lead to it: `services.website.price`. An entry of a list is named by its slug or id. */
export type Difference = { path: string[]; before: unknown; after: unknown };

export type Conflict = { path: string[]; base: unknown; mine: unknown; theirs: unknown };

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What names an entry of a list. */
export const keyOf = (entry: unknown) => (isObject(entry) ? (entry.slug ?? entry.id) : undefined);

/** The same text for the same content, in whatever order the fields are written. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

export const isEqual = (a: unknown, b: unknown) => a === b || written(a) === written(b);

/**
 * A list whose entries have names, as an object of them; an object as it is. Other values have no parts.
 * The space after a name keeps numbers where they are: an object has those of its own first.
 */
function partsOf(value: unknown): Entries | undefined {
  if (isObject(value)) return value;
  if (!Array.isArray(value) || value.length === 0) return;
  const keys = value.map((entry) => String(keyOf(entry)));
  const isNamed = !keys.includes('undefined') && new Set(keys).size === keys.length;
  return isNamed ? Object.fromEntries(keys.map((key, i) => [`${key} `, value[i]])) : undefined;
}

const union = (...parts: Entries[]) => [...new Set(parts.flatMap((part) => Object.keys(part)))];

/** Each field that differs. An entry that was added or removed is one difference, and so is a new order. */
export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isEqual(before, after)) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const found = union(old, now).flatMap((key) => differences(old[key], now[key], [...path, key.trim()]));
  return found.length > 0 ? found : [{ path, before, after }];
}

/** `mine` and `theirs`, which both began as `base`. Where both changed one field, it has mine. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: string[] = []) {
  const conflicts: Conflict[] = [];
  const join = (...[b, m, t, at]: [unknown, unknown, unknown, string[]]): unknown => {
    if (isEqual(m, t) || isEqual(b, t)) return m;
    if (isEqual(b, m)) return t;
    const [old, ours, others] = [partsOf(b), partsOf(m), partsOf(t)];
    if (!old || !ours || !others) {
      conflicts.push({ path: at, base: b, mine: m, theirs: t });
      return m;
    }
    const isMoved = Object.keys(old).join() !== Object.keys(ours).join();
    const keys = isMoved ? union(ours, others) : union(others, ours);
    const joined = keys
      .map((key) => [key, join(old[key], ours[key], others[key], [...at, key.trim()])] as const)
      .filter(([, value]) => value !== undefined);
    return Array.isArray(m) ? joined.map(([, value]) => value) : Object.fromEntries(joined);
  };
  return { merged: join(base, mine, theirs, path), conflicts };
}

/**
 * `whole` with `value` at `path`, or without that field where there is no value. A list that gets an entry has it in the
 * place that it has in `model`.
 */
export function put(
  whole: unknown,
  [key, ...rest]: string[],
  value: unknown,
  model: unknown = whole,
): unknown {
  if (key === undefined) return value;
  const isList = Array.isArray(whole);
  const name = isList ? `${key} ` : key;
  const [parts, others] = [partsOf(whole) ?? {}, partsOf(model) ?? {}];
  const next: Entries = { ...parts, [name]: put(parts[name], rest, value, others[name]) };
  const order = name in parts ? Object.keys(next) : union(others, next);
  const kept = order.filter((one) => next[one] !== undefined);
  return isList ? kept.map((one) => next[one]) : Object.fromEntries(kept.map((one) => [one, next[one]]));
}
