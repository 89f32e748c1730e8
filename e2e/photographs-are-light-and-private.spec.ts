/** That each is light, and has nothing of a camera, is held by photos.test.ts. */
import { contentIn } from '../content/index.ts';
import { photoAddresses } from '../photos.ts';
import { elements } from '../tools/export/elements.ts';
import { files, read } from './support/exported.ts';
import { expect, test } from './support/fixtures.ts';

const exported = files.filter((file) => file.startsWith('/photos/'));
const pages = files.filter((file) => file.endsWith('.html'));

test('the export has the files of the photographs that are shown, and no original @content', () => {
  expect(exported.toSorted()).toEqual(photoAddresses(contentIn('en')).toSorted());
});

test('every photograph has its size, comes as AVIF or else as JPEG, and waits until it is near @content', () => {
  for (const page of pages) {
    const all = elements(read(page).toString());
    const sources = all.filter(
      ({ name, attributes }) => name === 'source' && attributes.srcset?.includes('/photos/'),
    );
    const images = all.filter(
      ({ name, attributes }) => name === 'img' && attributes.src?.includes('/photos/'),
    );
    expect(sources, page).toHaveLength(images.length);
    for (const { attributes } of sources) expect(attributes.type, page).toBe('image/avif');
    for (const { attributes } of images) {
      const { src, srcset = '', alt, width, height, loading, decoding } = attributes;
      expect(src, page).toMatch(/\.jpg$/);
      expect(alt, page).toMatch(/\S/);
      expect([Number(width) > 0, Number(height) > 0, decoding], page).toEqual([true, true, 'async']);
      expect(loading, page).toBe(
        page.endsWith('about/index.html') && attributes.sizes === '100vw' ? 'eager' : 'lazy',
      );
      for (const source of [src, ...srcset.split(', ').map((one) => one.split(' ')[0])])
        expect(exported, page).toContain(source);
    }
  }
});
