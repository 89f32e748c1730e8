/** What the editor's page asks about the content: all of it, and to write one file. */
import path from 'node:path';
import { z } from 'zod';
import { type Content, files, names } from '../content/schema/files.ts';
import { readStored, reasonOf, replaceFile } from './files.ts';
import type { Routes } from './requests.ts';

export const fileOf = (name: string) => path.join('content', `${name}.json`);

type Schema = { properties?: Record<string, Schema>; additionalProperties?: Schema | false; items?: Schema };

/** The same value with its fields in the order of the schema, as the next reader expects them. */
function inOrder(value: unknown, { properties = {}, additionalProperties, items = {} }: Schema): unknown {
  if (Array.isArray(value)) return value.map((part) => inOrder(part, items));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const keys = [...Object.keys(properties), ...Object.keys(fields)].filter((key) => key in fields);
  const schemaOf = (key: string) => properties[key] ?? (additionalProperties || {});
  return Object.fromEntries(keys.map((key) => [key, inOrder(fields[key], schemaOf(key))]));
}

/** A file's content as it is stored: two people's saves of the same are the same. */
export const written = (name: keyof Content, content: unknown) =>
  `${JSON.stringify(inOrder(content, z.toJSONSchema(files.shape[name]) as Schema), null, 2)}\n`;

type Edit = { name: keyof Content; base: string; content: unknown };

function write({ name, base, content }: Edit) {
  if (!names.includes(name)) return { status: 404, json: { message: 'The content has no such file.' } };
  if (typeof content !== 'object' || content === null)
    return { status: 422, json: { message: 'This is not the content of a file.' } };
  if (readStored(fileOf(name)).version !== base)
    return { status: 409, json: { message: 'The file was changed meanwhile.' } };
  try {
    replaceFile(fileOf(name), written(name, content));
  } catch (error) {
    return { status: 507, json: { message: reasonOf(error as NodeJS.ErrnoException) } };
  }
  return { json: { version: readStored(fileOf(name)).version } };
}

export const contentRoutes: Routes = {
  'GET /edit/api/contents': () => ({
    json: {
      files: Object.fromEntries(names.map((name) => [name, readStored(fileOf(name))])),
    },
  }),
  'PUT /edit/api/file': (body) => write(body as Edit),
};
