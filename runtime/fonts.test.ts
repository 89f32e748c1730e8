import faces from './font-faces.json' with { type: 'json' };
import { showFonts } from './fonts';

const LATIN = faces.flatMap(({ family, local }) => (local ? [] : family));
const settled = () => new Promise((resolve) => setTimeout(resolve));

type Device = { standIns: FontFaceLoadStatus[]; hasTelugu?: boolean };

/** Asks for the fonts on a device where those that stand in for them are of these statuses. */
function onDevice({ standIns, hasTelugu = false }: Device) {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const asked: { family: string; come: () => void; fail: () => void }[] = [];
  const shown: string[] = [];
  const find = () => (hasTelugu ? Promise.resolve() : Promise.reject(new Error('not on this device')));
  globalThis.FontFace = function (family: string, source: string) {
    const fetchIt = () =>
      new Promise((resolve, reject) => {
        asked.push({ family, come: () => resolve({ family }), fail: () => reject(new Error('lost')) });
      });
    return { family, load: source.startsWith('local(') ? find : fetchIt };
  } as never;
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(
      standIns.map((status) => ({ status })),
      { add: ({ family }: FontFace) => shown.push(family) },
    ),
    configurable: true,
  });
  showFonts();
  return { paint: () => frames.shift()!(0), asked, shown };
}

test.each([[['error', 'loaded']], [['unloaded', 'unloaded']]] satisfies [FontFaceLoadStatus[]][])(
  'asks for the web fonts after a paint, and shows those that come together, where the device has others as wide: %s',
  async (standIns) => {
    const { paint, asked, shown } = onDevice({ standIns });
    paint();
    await settled();
    expect([asked, shown]).toEqual([[], []]);
    paint();
    await settled();
    expect(asked.map(({ family }) => family)).toEqual([...LATIN, 'Telugu']);
    const [lost, ...others] = asked;
    for (const { come } of others) come();
    await settled();
    expect(shown).toEqual([]);
    lost!.fail();
    await settled();
    // The lost one too, so that it can be asked whether it is there.
    expect(shown).toEqual([...LATIN, 'Telugu']);
  },
);

test.each([
  [false, ['Telugu']],
  [true, []],
])(
  'asks for none but the one of Telugu where the device has nothing as wide; nor for that if it has Telugu: %s',
  async (hasTelugu, expected) => {
    const { paint, asked } = onDevice({ standIns: ['error', 'error', 'unloaded'], hasTelugu });
    paint();
    paint();
    await settled();
    expect(asked.map(({ family }) => family)).toEqual(expected);
  },
);
