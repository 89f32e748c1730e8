/** The campaign: the name of the advertisement that brought the visitor, which is the last line of each message to us. */
import { KEYS, read, write } from './storage';

/** The parameters of an address that may name one; the first that does wins. */
const PARAMETERS = ['from', 'utm_campaign', 'utm_source'];

/** In UTF-16 units. What is longer is not read by people. */
export const LONGEST_CAMPAIGN = 80;

/** `text` without anything but letters, digits, spaces, hyphens and underscores; '' if no letter or digit is left, or it is too long. */
export function cleanCampaign(text: string): string {
  const name = text.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim();
  return name.length <= LONGEST_CAMPAIGN && /[\p{L}\p{N}]/u.test(name) ? name : '';
}

const inAddress = () =>
  PARAMETERS.map((name) => cleanCampaign(new URLSearchParams(location.search).get(name) ?? '')).find(Boolean);

/** The end of a prefilled message: `label` and the campaign; '' without one. */
export function campaignLine(label: string): string {
  const campaign = inAddress() ?? read('sessionStorage', KEYS.campaign);
  return campaign ? `\n${label}: ${campaign}` : '';
}

/** Stores the campaign for this tab, until another address names one. */
export function storeCampaign() {
  const campaign = inAddress();
  if (campaign) write('sessionStorage', KEYS.campaign, campaign);
}
