/** The fields of the content, each with its schema and value. Form, search, labels and lists all walk through them here. */
import { z } from 'zod';
import { isDraft } from '../../content/drafts.ts';
import type { Schema } from '../../content/schema/fields.ts';
import { type Content, files, names } from '../../content/schema/files.ts';
import { newId, newNumber } from '../ids.ts';

/** A file of content/, without its ending. */
export type Name = keyof Content;

/** What a field is: form, page and search decide by this how they treat it. */
export type Kind =
  | 'text'
  | 'link'
  /** The name of a page or service in addresses. */
  | 'slug'
  | 'service'
  | 'category'
  /** A piece of work. */
  | 'work'
  | 'permission'
  | 'choice'
  | 'icon'
  | 'colour'
  | 'drawing'
  | 'photo'
  | 'switch'
  | 'list'
  | 'group';

/** The texts that are more than that, by the name of their field, which means the same in every file. */
const KINDS: Record<string, Kind> = {
  href: 'link',
  slug: 'slug',
  service: 'service',
  category: 'category',
  work: 'work',
  permission: 'permission',
  icon: 'icon',
  gradient: 'colour',
  badgeColor: 'colour',
  drawing: 'drawing',
};

function kindOf(name: string, { type, isPhoto, enum: choices }: Schema): Kind {
  if (isPhoto) return 'photo';
  if (type === 'array') return 'list';
  if (type === 'object') return 'group';
  if (type === 'boolean') return 'switch';
  return KINDS[name] ?? (choices ? 'choice' : 'text');
}

export type Field = {
  /** The path to it, joined by dots: `services.services.1.price`. An entry has its id, a text in a list its index. */
  id: string;
  /** The last part of the path. */
  name: string;
  kind: Kind;
  schema: Schema;
  /** Undefined where the field is left out. */
  value: unknown;
  label: string;
  /** False for an optional field, and for a page that the owner has added. */
  isRequired: boolean;
  readonly parts: Field[];
};

const toForm = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      // A pattern limits the length already.
      if (jsonSchema.pattern) delete jsonSchema.maxLength;
    },
  }) as Schema;

const schemas = Object.fromEntries(
  names.map((name) => [name, toForm(files.shape[name] as z.ZodType)]),
) as Record<Name, Schema>;

const NAMING = ['title', 'heading', 'label', 'question', 'name', 'key', 'text'];

/** The label of an entry: its title or the like, or its kind with its number. */
function entryName(entry: unknown, index: number, kind = 'Entry') {
  if (typeof entry === 'string' && entry) return entry;
  const name = NAMING.find((part) => (entry as Record<string, unknown>)[part]);
  return name ? (entry as Record<string, string>)[name]! : `${kind} ${index + 1}`;
}

/** The name of an entry in its list: its id, or the index of a text. */
const nameInList = (entry: unknown, index: number) => (entry as { id?: string | number }).id ?? index;

/** The fields in an entry, group or list, without the id, which nobody edits. */
function partsOf({ id, schema, value }: Omit<Field, 'parts'>): Field[] {
  const { items, properties = {}, required = [], additionalProperties } = schema;
  const part = (name: string | number, schema: Schema, value: unknown, label: string, isRequired = true) =>
    fieldOf({ id: `${id}.${name}`, schema, value, label, isRequired });
  if (items)
    return ((value ?? []) as unknown[]).map((entry, i) =>
      part(nameInList(entry, i), items, entry, entryName(entry, i, items.title)),
    );
  const values = (value ?? {}) as Record<string, unknown>;
  const known = Object.entries(properties)
    .filter(([name, { isHidden }]) => name !== 'id' && !isHidden)
    .map(([name, schema]) => part(name, schema, values[name], schema.title ?? name, required.includes(name)));
  if (!additionalProperties) return known;
  const own = Object.keys(values).filter((name) => !Object.hasOwn(properties, name));
  const pageOf = (name: string) =>
    part(name, additionalProperties, values[name], entryName(values[name], 0), false);
  return [...known, ...own.map(pageOf)];
}

/** A field that finds its parts when they are first read. */
function fieldOf(field: Omit<Field, 'parts' | 'name' | 'kind'>): Field {
  let parts: Field[] | undefined;
  const name = field.id.split('.').at(-1)!;
  return {
    ...field,
    name,
    kind: kindOf(name, field.schema),
    get parts() {
      return (parts ??= partsOf(this));
    },
  };
}

/** Whether a field has others in it. */
export const hasParts = ({ kind }: Field) => ['list', 'group', 'photo'].includes(kind);

/** The title of a file, as the form shows it. */
export const titleOf = (name: Name) => schemas[name].title ?? name;

/** A file of content with all its fields. */
export function treeOf(name: Name, contents: Content): Field {
  const [schema, value, label] = [schemas[name], contents[name], titleOf(name)];
  return fieldOf({ id: name, schema, value, label, isRequired: true });
}

/** A field and all in it. */
export const within = (field: Field): Field[] => [field, ...field.parts.flatMap(within)];

/** Whether the field `id` is `around`, or in it. */
export const isIn = (id: string, around: string) => `${id}.`.startsWith(`${around}.`);

/** The fields on the way to `id`, as far as there are any. */
function wayTo(id: string, contents: Content) {
  const [name, ...keys] = id.split('.') as [Name, ...string[]];
  const way = [treeOf(name, contents)];
  for (const key of keys) {
    const next = way.at(-1)!.parts.find((part) => part.name === key);
    if (!next) break;
    way.push(next);
  }
  return way;
}

/** The field `id`; undefined where neither schema nor content has it. */
export const fieldAt = (id: string, contents: Content) =>
  wayTo(id, contents).find((field) => field.id === id);

/** The draft that the field `id` is in, or is itself. */
export const draftAround = (id: string, contents: Content) =>
  wayTo(id, contents).find(({ value }) => isDraft(value));

/** The value of the field `id`. */
export const valueOf = (id: string, contents: Content) => fieldAt(id, contents)?.value;

/** The labels of the entries `ids` of the list `id`; for an entry that is gone, its id. */
export const entriesOf = (id: string, ids: unknown, contents: Content) =>
  (ids as string[] | undefined)?.map((name) => fieldAt(`${id}.${name}`, contents)?.label ?? name);

/** Where a field is, in labels: Services and prices › Services › Web Design › Price. */
export const placeOf = (id: string, contents: Content) =>
  wayTo(id, contents)
    .map(({ label }) => label)
    .join(' › ');

/** The id of the field at a path of the content check, in which an entry has its index. */
export function idOfPath(path: string, contents: Content) {
  let value: unknown = contents;
  const names = path.split('.').map((name) => {
    const list = value;
    value = (list as Record<string, unknown> | undefined)?.[name];
    return Array.isArray(list) && value !== undefined ? nameInList(value, Number(name)) : name;
  });
  return names.join('.');
}

const emptyId = ({ type }: Schema) => (type === 'integer' ? newNumber() : newId());

/** An empty value: with all its required fields, and nothing in them. */
export function emptyOf({
  type,
  enum: choices,
  properties = {},
  required = [],
  minItems = 0,
  items,
}: Schema): unknown {
  if (type === 'string') return choices?.[0] ?? '';
  if (type === 'boolean') return false;
  if (type === 'array') return Array.from({ length: minItems }, () => emptyOf(items!));
  const emptyField = (name: string) => (name === 'id' ? emptyId(properties.id!) : emptyOf(properties[name]!));
  return Object.fromEntries(required.map((name) => [name, emptyField(name)]));
}
