/**
 * The fonts of an Android, which a device shows until the site's own have come. Real ones have Telugu too; in most tests they
 * lack it, so that its letters are the same everywhere. macOS keeps its own.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/e2e-fonts');
const fileOf = (device: 'plain' | 'telugu') => path.join(folder, `${device}.conf`);

export const deviceFonts = { FONTCONFIG_FILE: fileOf('plain') };
export const deviceFontsWithTelugu = { FONTCONFIG_FILE: fileOf('telugu') };

const roboto = ['400Regular', '700Bold'].map((weight) =>
  path.resolve('node_modules/@expo-google-fonts/roboto', weight),
);

export function writeFontConfiguration() {
  // The cache of an earlier configuration would be believed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf('plain'), configuration(roboto));
  writeFileSync(fileOf('telugu'), configuration([...roboto, path.resolve('app/share')]));
}

const configuration = (places: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${places.map((place) => `  <dir>${place}</dir>`).join('\n')}
  <cachedir>${folder}</cachedir>
  <!-- Its full name on Android; in the package it is "Roboto Regular". -->
  <match target="scan">
    <test name="fullname"><string>Roboto Regular</string></test>
    <edit name="fullname" mode="assign"><string>Roboto</string></edit>
  </match>
  <match target="scan">
    <test name="fullname"><string>Noto Sans Telugu SemiBold</string></test>
    <edit name="fullname" mode="assign"><string>Noto Sans Telugu</string></edit>
  </match>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
  </match>
</fontconfig>
`;
