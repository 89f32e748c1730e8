import faces from './font-faces.json';
import { showFonts } from './fonts';

const FAMILIES = faces.map(({ family }) => family);

/** Shows the fonts on a device where those that stand in for them are of these statuses. It has one for some characters. */
function onDevice(...statuses: FontFaceLoadStatus[]) {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const asked: Record<string, { resolve: () => void; reject: () => void }> = {};
  globalThis.FontFace = function (family: string) {
    const load = () =>
      new Promise((resolve, reject) => {
        asked[family] = { resolve: () => resolve({ family }), reject: () => reject(new Error('lost')) };
      });
    return { load };
  } as never;
  const shown: string[] = [];
  const ofDevice = statuses.map((status) => ({ status, unicodeRange: 'U+0-10FFFF' }));
  const fonts = [...ofDevice, { status: 'loaded', unicodeRange: 'U+C00-C7F' }];
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(fonts, { add: ({ family }: FontFace) => shown.push(family) }),
    configurable: true,
  });
  showFonts();
  const paint = () => frames.shift()?.(0);
  return { paint, asked, shown };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => Object.defineProperty(document, 'referrer', { value: '', configurable: true }));

test('asks for the web fonts after a paint, and shows all that came together', async () => {
  const { paint, asked, shown } = onDevice('error', 'loaded', 'unloaded');
  paint();
  expect(asked).toEqual({});
  paint();
  expect(Object.keys(asked)).toEqual(FAMILIES);
  asked[FAMILIES[0]!]!.reject();
  await settle();
  expect(shown).toEqual([]);
  for (const family of FAMILIES.slice(1)) asked[family]!.resolve();
  await settle();
  expect(shown).toEqual(FAMILIES.slice(1));
});

test('asks at once where they are in the cache, since the visitor comes from another page of the site', () => {
  Object.defineProperty(document, 'referrer', { value: `${location.origin}/`, configurable: true });
  expect(Object.keys(onDevice('loaded').asked)).toEqual(FAMILIES);
});

test('asks for none where the device has nothing that stands in for them', () => {
  const { paint, asked } = onDevice('error', 'error', 'unloaded');
  paint();
  paint();
  expect(asked).toEqual({});
});

test('asks for them where the browser says nothing about what stands in for them', () => {
  const { paint, asked } = onDevice('unloaded', 'unloaded');
  paint();
  paint();
  expect(Object.keys(asked)).toEqual(FAMILIES);
});
