/** What `new FontFace` asks for. */
export type Face = [family: string, source: string, descriptors: { weight?: string }];

/**
 * Fetches the web fonts when the first screen, which this follows, has been painted, and
 * shows all that could be had at once: each change of fonts lays the whole page out anew. On a device that
 * has none of the fonts that stand in for them at the same widths, the text would move: it keeps its own.
 *
 * The export step puts it into every page as an inline script (`tools/export/defer-fonts.ts`), so it must not use
 * anything from outside itself.
 */
export function showFontsLater(faces: readonly Face[]) {
  // React does not expect it among the page's own elements.
  document.currentScript?.remove();
  async function show() {
    const standIns = [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
      .map(({ status }) => status);
    if (standIns.includes('error') && !standIns.includes('loaded')) return;
    const fetched = await Promise.allSettled(faces.map((face) => new FontFace(...face).load()));
    for (const face of fetched) if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
  // The first callback comes before a frame is painted, the second after.
  requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}
