/**
 * `npm run campaign-link -- "Vijayawada expo"`: prints the address of each page that names this campaign, and writes
 * a QR code of the first for printing into campaigns/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import encodeQR from 'qr';
import sharp from 'sharp';
import { pages, site } from '../content/index.ts';
import { cleanCampaign, LONGEST_CAMPAIGN } from '../runtime/campaign.ts';
import { runCommand } from './shared/run-command.ts';

const FOLDER = 'campaigns';

/** Pixels: 10 cm at 300 dots an inch. */
const SIZE = 1200;

/** Modules of free space around the code: ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;

/** The address of a page that names a campaign. */
function campaignAddress(page: string, campaign: string) {
  const address = new URL(page, site.url);
  address.searchParams.set('from', campaign);
  return address.href;
}

await runCommand(async () => {
  const text = process.argv.slice(2).join(' ');
  const campaign = cleanCampaign(text.toLowerCase()).replace(/ +/g, '-');
  if (!campaign)
    throw new Error(
      `"${text}" cannot name a campaign, which has letters or digits, and at most ${LONGEST_CAMPAIGN} of them. Write it like: npm run campaign-link -- "Vijayawada expo"`,
    );
  if (campaign !== text) console.log(`The campaign is called ${campaign}.`);
  if (/\bexample\./.test(site.url))
    console.log(
      `${site.url} is still the example's address. Write yours into content/site.json before you print this.`,
    );
  for (const page of Object.values(pages)) console.log(campaignAddress(page.path, campaign));
  // A quarter of it may be dirty or torn.
  const svg = encodeQR(campaignAddress(pages.home.path, campaign), 'svg', {
    ecc: 'quartile',
    border: QUIET_ZONE,
  });
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, campaign);
  writeFileSync(`${file}.svg`, svg);
  await sharp(Buffer.from(svg), { density: 1200 })
    .resize(SIZE, SIZE, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toFile(`${file}.png`);
  console.log(`The code for ${pages.home.path} is in ${file}.svg and ${file}.png.`);
});
