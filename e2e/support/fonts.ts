/**
 * The fonts that stand in for the site's own until those have come are the device's. The tests bring them,
 * so that every Linux shows the same as a phone, as a desktop, or as a device that has neither font.
 * On macOS, which knows no fontconfig, the system's fonts are used.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/e2e-fonts');

/** The weights that the site uses. */
const arimo = ['arimo/400Regular', 'arimo/700Bold'];
const roboto = ['roboto/400Regular', 'roboto/700Bold'];

/** The fonts of each device, and the name that they go by there. */
const devices = {
  phone: { fonts: roboto, name: 'Roboto' },
  // Arimo is as wide as Arial, letter by letter.
  desktop: { fonts: arimo, name: 'Arial' },
  // Wider than both.
  other: { fonts: ['roboto/900Black'], name: 'Another Font' },
};
export type Device = keyof typeof devices;

const file = (device: Device) => path.join(folder, `${device}.conf`);

/** The environment in which Chromium has the fonts of this device, and no others. */
export const fontsOf = (device: Device) => ({ FONTCONFIG_FILE: file(device) });

const configuration = ({ fonts, name }: (typeof devices)[Device]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${fonts.map((font) => `  <dir>${path.join(root, 'node_modules/@expo-google-fonts', font)}</dir>`).join('\n')}
  <cachedir>${path.join(folder, name)}</cachedir>
  <match target="scan"><edit name="family" mode="assign"><string>${name}</string></edit></match>
  <match target="scan">
    <test name="weight" compare="eq"><const>bold</const></test>
    <edit name="fullname" mode="assign"><string>${name} Bold</string></edit>
  </match>
  <match target="scan">
    <test name="weight" compare="not_eq"><const>bold</const></test>
    <edit name="fullname" mode="assign"><string>${name}</string></edit>
  </match>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
  </match>
</fontconfig>
`;

/** Writes the font configurations to which `fontsOf` refers. */
export function writeFontConfigurations() {
  mkdirSync(folder, { recursive: true });
  for (const device of Object.keys(devices) as Device[])
    writeFileSync(file(device), configuration(devices[device]));
}
