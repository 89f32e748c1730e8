import { followColorScheme, MODE_KEY, SCHEME_KEY } from './color-scheme';

/** First in the body, so that it runs before anything is painted. */
export function ColorSchemeScript() {
  const code = `(${followColorScheme.toString()})(${JSON.stringify(MODE_KEY)},${JSON.stringify(SCHEME_KEY)})`;
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
