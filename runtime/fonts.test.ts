import faces from './font-faces.json';
import { showFonts } from './fonts';

const LATIN = faces.flatMap(({ family, unicodeRange }) => (unicodeRange ? [] : family));
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Asks for the fonts on a device where those that stand in for them are of these statuses. */
function onDevice(...statuses: FontFaceLoadStatus[]) {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const asked: { family: string; come: () => void; fail: () => void }[] = [];
  const shown: string[] = [];
  globalThis.FontFace = function (family: string) {
    const load = () =>
      new Promise((resolve, reject) => {
        asked.push({ family, come: () => resolve({ family }), fail: () => reject(new Error('lost')) });
      });
    return { family, load };
  } as never;
  const standIns = statuses.map((status) => ({ status }));
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(standIns, { add: ({ family }: FontFace) => shown.push(family) }),
    configurable: true,
  });
  showFonts();
  return { paint: () => frames.shift()!(0), asked, shown };
}

test.each([[['error', 'loaded']], [['unloaded', 'unloaded']]] as const)(
  'asks for the web fonts after a paint, and shows those that come together, where the device has others as wide: %s',
  async (statuses) => {
    const { paint, asked, shown } = onDevice(...statuses);
    paint();
    expect([asked, shown]).toEqual([[], []]);
    paint();
    expect(asked.map(({ family }) => family)).toEqual(LATIN);
    // Whether the one of Telugu is fetched is left to the browser.
    expect(shown).toEqual(['Telugu']);
    const [lost, ...others] = asked;
    for (const { come } of others) come();
    await settled();
    expect(shown).toEqual(['Telugu']);
    lost!.fail();
    await settled();
    expect(shown).toEqual(['Telugu', ...LATIN.slice(1)]);
  },
);

test('asks for none but the one of Telugu where the device has nothing as wide', () => {
  const { paint, asked, shown } = onDevice('error', 'error', 'unloaded');
  paint();
  paint();
  expect([asked, shown]).toEqual([[], ['Telugu']]);
});
