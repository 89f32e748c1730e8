/** The fonts of an Android, which a device shows until the site's own have come. macOS keeps its own. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/e2e-fonts');
const file = path.join(folder, 'fonts.conf');

export const deviceFonts = { FONTCONFIG_FILE: file };

const roboto = ['400Regular', '700Bold'].map((weight) =>
  path.resolve('node_modules/@expo-google-fonts/roboto', weight),
);

export function writeFontConfiguration() {
  // The cache of an earlier configuration would be believed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${roboto.map((place) => `  <dir>${place}</dir>`).join('\n')}
  <cachedir>${folder}</cachedir>
  <!-- Its full name on Android; in the package it is "Roboto Regular". -->
  <match target="scan">
    <test name="fullname"><string>Roboto Regular</string></test>
    <edit name="fullname" mode="assign"><string>Roboto</string></edit>
  </match>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
  </match>
</fontconfig>
`,
  );
}
