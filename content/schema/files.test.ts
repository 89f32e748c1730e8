import { z } from 'zod';
import { files } from './files';

type Schema = z.core.JSONSchema.BaseSchema;

/** Every field, by its names, with its schema. */
function fieldsIn(schema: Schema, path: string[] = []): [path: string, schema: Schema][] {
  const { properties = {}, items, additionalProperties } = schema;
  const parts = { ...properties, ...(items && { entry: items }) } as Record<string, Schema>;
  if (typeof additionalProperties === 'object') parts.page = additionalProperties;
  const own: [string, Schema][] = path.length > 0 ? [[path.join('.'), schema]] : [];
  return [...own, ...Object.entries(parts).flatMap(([name, part]) => fieldsIn(part, [...path, name]))];
}

test('every field has a title, which is its label in the form', () => {
  const fields = fieldsIn(z.toJSONSchema(files));
  // The form hides numbers, which follow by themselves, and calls a page of the owner's by its title.
  const shown = fields.filter(([path, { type }]) => type !== 'integer' && path !== 'pages.page');
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(([, { title }]) => !title).map(([path]) => path)).toEqual([]);
});
