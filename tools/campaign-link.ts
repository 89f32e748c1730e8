/**
 * `npm run campaign-link -- "Vijayawada expo"`: prints the address of each page that names this campaign, and writes
 * a QR code of the first for printing into campaigns/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import encodeQR from 'qr';
import sharp from 'sharp';
import { pages, site } from '../content/index.ts';
import { cleanCampaign, LONGEST } from '../runtime/campaign.ts';

const FOLDER = 'campaigns';

/** Pixels: 10 cm at 300 dots an inch. */
const SIZE = 1200;

/** Modules of free space around the code: ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;

/** The name as an address carries it: small letters and hyphens, where it has letters that know the difference. */
export const campaignName = (text: string) => cleanCampaign(text.toLowerCase()).replace(/ +/g, '-');

/** The address of a page that names a campaign. */
export function campaignAddress(page: string, campaign: string) {
  const address = new URL(page, site.url);
  address.searchParams.set('from', campaign);
  return address.href;
}

/** The QR code of an address as SVG: a quarter of it may be dirty or torn. */
export const qrCode = (address: string) => encodeQR(address, 'svg', { ecc: 'quartile', border: QUIET_ZONE });

async function main(text: string) {
  const campaign = campaignName(text);
  if (!campaign)
    throw new Error(
      `"${text}" cannot name a campaign, which has letters or digits, and at most ${LONGEST} of them. Write it like: npm run campaign-link -- "Vijayawada expo"`,
    );
  if (campaign !== text) console.log(`The campaign is called ${campaign}.`);
  if (/\bexample\./.test(site.url))
    console.log(
      `${site.url} is still the example's address. Write yours into content/site.json before you print this.`,
    );
  for (const page of Object.values(pages)) console.log(campaignAddress(page.path, campaign));
  const svg = qrCode(campaignAddress(pages.home.path, campaign));
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, campaign);
  writeFileSync(`${file}.svg`, svg);
  await sharp(Buffer.from(svg), { density: 1200 })
    .resize(SIZE, SIZE, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toFile(`${file}.png`);
  console.log(`The code for ${pages.home.path} is in ${file}.svg and ${file}.png.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    await main(process.argv.slice(2).join(' '));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
