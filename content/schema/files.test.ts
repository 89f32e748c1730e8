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
  // The form hides what tells entries apart, and calls a page of the owner's by its title.
  const shown = fields.filter(([path]) => !path.endsWith('.id') && path !== 'pages.page');
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(([, { title }]) => !title).map(([path]) => path)).toEqual([]);
});

test('every entry of a list may be a draft, and has an id, by which two people change the same one', () => {
  const entries = fieldsIn(z.toJSONSchema(files)).filter(
    ([path, { type }]) => path.endsWith('.entry') && type === 'object',
  );
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter(([, { required }]) => !required?.includes('id')).map(([path]) => path)).toEqual([]);
  expect(entries.filter(([, { properties }]) => !properties?.isDraft).map(([path]) => path)).toEqual([]);
});
