import { showFontsLater } from './show-fonts.ts';

/**
 * Shows three fonts, of which one is lost, on a device where the fonts that stand in for them are of these
 * statuses. It has the font for some characters.
 */
function onDevice(...statuses: FontFaceLoadStatus[]) {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const answers: Record<string, () => void> = {};
  globalThis.FontFace = function (family: string) {
    const load = () =>
      new Promise((resolve, reject) => {
        answers[family] = () => (family === 'lost' ? reject(new Error('lost')) : resolve({ family }));
      });
    return { load };
  } as never;
  const shown: string[] = [];
  Object.defineProperty(document, 'fonts', {
    value: Object.assign(
      [
        ...statuses.map((status) => ({ status, unicodeRange: 'U+0-10FFFF' })),
        { status: 'loaded', unicodeRange: 'U+C00-C7F' },
      ],
      { add: ({ family }: FontFace) => shown.push(family) },
    ),
    configurable: true,
  });
  showFontsLater(['inter', 'lost', 'poppins'].map((family) => [family, 'url(/x.woff2)', {}]));
  return { frames, answers, shown };
}

test('fetches the web fonts after a paint, and shows those that came together', async () => {
  const { frames, answers, shown } = onDevice('error', 'loaded', 'unloaded');
  frames.shift()!(0);
  expect(answers).toEqual({});
  frames.shift()!(16);
  answers.inter!();
  answers.lost!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([]);
  answers.poppins!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual(['inter', 'poppins']);
});

test('fetches none where the device has nothing that stands in for them', () => {
  const { frames, answers } = onDevice('error', 'error', 'unloaded');
  frames.shift()!(0);
  frames.shift()!(16);
  expect(answers).toEqual({});
});

test('fetches them where the browser says nothing about what stands in for them', () => {
  const { frames, answers } = onDevice('unloaded', 'unloaded');
  frames.shift()!(0);
  frames.shift()!(16);
  expect(Object.keys(answers)).toEqual(['inter', 'lost', 'poppins']);
});
