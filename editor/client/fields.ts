/** Every field of the content with its schema and value: the one walk that form, search, labels and lists share. */
import { z } from 'zod';
import { type Content, files, names } from '../../content/schema/files.ts';
import { newId } from '../ids.ts';

/** A file of content/, without its ending. */
export type Name = keyof Content;

/** All content by the names of its files. */
export type Contents = Record<Name, unknown>;

/** JSON Schema, as far as content uses it. */
export type Schema = {
  type?: 'string' | 'integer' | 'object' | 'array';
  title?: string;
  description?: string;
  enum?: string[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  /** Of what the owner adds under names of his own: pages. */
  additionalProperties?: Schema | false;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
};

export type Field = {
  /** Its names, joined by dots: `services.services.1.price`. An entry has its own id, a text in a list its number. */
  id: string;
  /** The last of these names. */
  name: string;
  schema: Schema;
  /** Undefined where an optional field is left out. */
  value: unknown;
  label: string;
  /** Neither an optional field nor a page that the owner has added. */
  isRequired: boolean;
  readonly parts: Field[];
};

const toForm = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      // What has a form needs no count of its characters.
      if (jsonSchema.pattern) delete jsonSchema.maxLength;
    },
  }) as Schema;

const schemas = Object.fromEntries(
  names.map((name) => [name, toForm(files.shape[name] as z.ZodType)]),
) as Record<Name, Schema>;

const NAMING = ['title', 'heading', 'label', 'question', 'key', 'text'];

/** What an entry of a list is called: what it says first, or what it is, with its number. */
function entryName(entry: unknown, index: number, kind = 'Entry') {
  if (typeof entry === 'string' && entry) return entry;
  const name = NAMING.find((part) => (entry as Record<string, unknown>)[part]);
  return name ? (entry as Record<string, string>)[name]! : `${kind} ${index + 1}`;
}

/** Its id, which stays where entries move; a mere text has its number. */
const keyOf = (entry: unknown, index: number) => (entry as { id?: string | number }).id ?? index;

/** The fields in an entry or group. Its id is nobody's to write. */
function partsOf({ id, schema, value }: Omit<Field, 'parts'>): Field[] {
  const { items, properties = {}, required = [], additionalProperties } = schema;
  const part = (name: string | number, schema: Schema, value: unknown, label: string, isRequired = true) =>
    fieldOf({ id: `${id}.${name}`, schema, value, label, isRequired });
  if (items)
    return ((value ?? []) as unknown[]).map((entry, i) =>
      part(keyOf(entry, i), items, entry, entryName(entry, i, items.title)),
    );
  const values = (value ?? {}) as Record<string, unknown>;
  const known = Object.entries(properties)
    .filter(([name]) => name !== 'id')
    .map(([name, schema]) => part(name, schema, values[name], schema.title ?? name, required.includes(name)));
  if (!additionalProperties) return known;
  const own = Object.keys(values).filter((name) => !Object.hasOwn(properties, name));
  const pageOf = (name: string) =>
    part(name, additionalProperties, values[name], entryName(values[name], 0), false);
  return [...known, ...own.map(pageOf)];
}

/** Its parts are looked for when they are first asked for. */
function fieldOf(field: Omit<Field, 'parts' | 'name'>): Field {
  let parts: Field[] | undefined;
  return {
    ...field,
    name: field.id.split('.').at(-1)!,
    get parts() {
      return (parts ??= partsOf(this));
    },
  };
}

export const titleOf = (name: Name) => schemas[name].title ?? name;

/** A file of content with all its fields. */
export function treeOf(name: Name, contents: Contents): Field {
  const [schema, value, label] = [schemas[name], contents[name], titleOf(name)];
  return fieldOf({ id: name, schema, value, label, isRequired: true });
}

/** A field and all in it. */
export const within = (field: Field): Field[] => [field, ...field.parts.flatMap(within)];

/** What search finds by its name: not what is in the entries of lists, whose texts it finds. */
export const named = (field: Field): Field[] => [
  field,
  ...(field.schema.items ? [] : field.parts.flatMap(named)),
];

/** The field called `id`, or what there is of the way to it: the last of `found` is the nearest. */
function wayTo(id: string, contents: Contents) {
  const [name, ...keys] = id.split('.') as [Name, ...string[]];
  const way = [treeOf(name, contents)];
  for (const key of keys) {
    const next = way.at(-1)!.parts.find((part) => part.name === key);
    if (!next) break;
    way.push(next);
  }
  return way;
}

/** Undefined where neither schema nor content has such a field. */
export const fieldAt = (id: string, contents: Contents) =>
  wayTo(id, contents).find((field) => field.id === id);

/** What is at a field: `services.services.1.price`. */
export const valueOf = (id: string, contents: Contents) => fieldAt(id, contents)?.value;

/** The entries of the list `id`, by what they are called; one that is gone has its own id alone. */
export const entriesOf = (id: string, ids: unknown, contents: Contents) =>
  (ids as string[] | undefined)?.map((name) => fieldAt(`${id}.${name}`, contents)?.label ?? name);

/** Where a field is, in the words of the form: Services and prices › Services › Web Design › Price. */
export const placeOf = (id: string, contents: Contents) =>
  wayTo(id, contents)
    .map(({ label }) => label)
    .join(' › ');

/** The id of the field that the content check calls `path`, in which an entry has its number. */
export function idOfPath(path: string, contents: Contents) {
  let value: unknown = contents;
  const names = path.split('.').map((name) => {
    const list = value;
    value = (list as Record<string, unknown> | undefined)?.[name];
    return Array.isArray(list) && value !== undefined ? keyOf(value, Number(name)) : name;
  });
  return names.join('.');
}

/** What is added: with all the fields that it must have, and nothing in them. */
export function emptyOf({
  type,
  enum: choices,
  properties = {},
  required = [],
  minItems = 0,
  items,
}: Schema): unknown {
  if (type === 'string') return choices?.[0] ?? '';
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items!));
  const emptyField = (name: string) =>
    name === 'id' ? newId(properties.id!.type === 'integer') : emptyOf(properties[name]!);
  return Object.fromEntries(required.map((name) => [name, emptyField(name)]));
}
