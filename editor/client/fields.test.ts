/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Content, names } from '../../content/schema/files.ts';
import { usesOf } from './choices.ts';
import { fieldAt, idOfPath, placeOf, treeOf, within } from './fields.ts';

const contents = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as unknown]),
) as Content;

const service = contents.services.services[1]!;
const feature = `services.services.${service.id}.features.0`;

test('a field is called by the ids of the entries that it is in, and a text in a list by its number', () => {
  expect(fieldAt(feature, contents)?.value).toBe(service.features[0]);
  expect(idOfPath('services.services.1.features.0', contents)).toBe(feature);
});

test('where a field is, is said in the words of the form', () => {
  expect(placeOf(`services.services.${service.id}.price`, contents)).toBe(
    `Services and prices › Services › ${service.title} › Price`,
  );
});

test('what content leaves out is a field without a value, and what it has not is none', () => {
  const without = { ...contents, site: { ...contents.site, address: undefined } };
  expect(fieldAt('site.address', without)).toMatchObject({ value: undefined, isRequired: false });
  expect(fieldAt('site.address.city', without)).toMatchObject({ label: 'City' });
  expect(fieldAt('site.fax', contents)).toBeUndefined();
  expect(placeOf('site.fax', contents)).toBe(placeOf('site', contents));
  expect(idOfPath('site.fax', contents)).toBe('site.fax');
});

test('no field is called as another, and none is an id', () => {
  const ids = names.flatMap((name) => within(treeOf(name, contents))).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.endsWith('.id'))).toEqual([]);
});

test('a page of the owner is called by its title, and is the only kind that has one', () => {
  const own = { path: '/careers/', title: 'Careers', description: '', breadcrumb: 'Careers' };
  const pages: Content['pages'] = { ...contents.pages, careers: own };
  const fields = treeOf('pages', { ...contents, pages }).parts;
  const ownPages = fields.filter(({ isRequired }) => !isRequired);
  expect(ownPages).toContainEqual(expect.objectContaining({ id: 'pages.careers', label: 'Careers' }));
  expect(ownPages.map(({ id }) => id)).not.toContain('pages.home');
});

test('what leads to a service is known before that is removed', () => {
  const uses = usesOf(`services.services.${service.id}`, contents).map((id) => placeOf(id, contents));
  expect(uses).toContainEqual(
    expect.stringMatching(/^About us › Sections › .* › Trades › .* › Service that fits$/),
  );
  expect(uses).toContainEqual(expect.stringMatching(/^.* › Footer › .*$/));
  expect(usesOf(feature, contents)).toEqual([]);
});
