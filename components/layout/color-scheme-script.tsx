import { followColorScheme, MODE_KEY, SCHEME_KEY } from './color-scheme';

/** In the head, so that it runs before anything is painted, and the browser has nothing to draw in between. */
export function ColorSchemeScript() {
  const code = `(${followColorScheme.toString()})(${JSON.stringify(MODE_KEY)},${JSON.stringify(SCHEME_KEY)})`;
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
