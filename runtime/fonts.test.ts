import faces from './font-faces.json';
import { showFonts } from './fonts';

const FAMILIES = faces.map(({ family }) => family);

/** Asks for the fonts on a device where those that stand in for them are of these statuses. All but the first come. */
function onDevice(...statuses: FontFaceLoadStatus[]) {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const asked: string[] = [];
  const shown: string[] = [];
  globalThis.FontFace = function (family: string) {
    const load = () =>
      asked.push(family) === 1 ? Promise.reject(new Error('lost')) : Promise.resolve({ family });
    return { load };
  } as never;
  const standIns = statuses.map((status) => ({ status, unicodeRange: 'U+0-10FFFF' }));
  const fonts = [...standIns, { status: 'loaded', unicodeRange: 'U+C00-C7F' }];
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(fonts, { add: ({ family }: FontFace) => shown.push(family) }),
    configurable: true,
  });
  showFonts();
  return { paint: () => frames.shift()!(0), asked, shown };
}

test.each([[['error', 'loaded']], [['unloaded', 'unloaded']]] as const)(
  'asks for the web fonts after a paint, and shows those that come, where the device has others as wide: %s',
  async (statuses) => {
    const { paint, asked, shown } = onDevice(...statuses);
    paint();
    expect(asked).toEqual([]);
    paint();
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked, shown]).toEqual([FAMILIES, FAMILIES.slice(1)]);
  },
);

test('asks for none where the device has nothing as wide', () => {
  const { paint, asked } = onDevice('error', 'error', 'unloaded');
  paint();
  paint();
  expect(asked).toEqual([]);
});
