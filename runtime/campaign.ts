/**
 * The campaign: the name of the advertisement that brought the visitor. An address names it, by `from`, else `utm_campaign`, else
 * `utm_source`; it is kept for this tab, until another address names one; it is the last line of each message to us.
 */
const KEY = 'campaign';

const PARAMETERS = ['from', 'utm_campaign', 'utm_source'];

/** In UTF-16 units. What is longer is not read by people. */
export const LONGEST = 80;

/** `text` without anything but letters, digits, spaces, hyphens and underscores; '' if that is too long or nothing. */
export function cleanCampaign(text: string): string {
  const name = text
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return name.length > LONGEST ? '' : name;
}

export function campaignIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return PARAMETERS.map((name) => cleanCampaign(parameters.get(name) ?? '')).find(Boolean) ?? '';
}

/** The end of a prefilled message: `label` and the campaign; '' without one. */
export function campaignLine(label: string): string {
  let campaign: string | null = campaignIn(location.search);
  try {
    campaign ||= sessionStorage.getItem(KEY);
  } catch {
    // Storage is blocked.
  }
  return campaign ? `\n${label}: ${campaign}` : '';
}

/** Keeps the campaign, and adds it to links to the chat when they are pressed. */
export function followCampaign() {
  const campaign = campaignIn(location.search);
  try {
    if (campaign) sessionStorage.setItem(KEY, campaign);
  } catch {
    // Storage is blocked: it is known on this page alone.
  }
  const complete = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="https://wa.me/"]') : null;
    const line = encodeURIComponent(campaignLine(document.body.dataset.ref ?? ''));
    if (link && !link.href.endsWith(line)) link.href += line;
  };
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, complete, { capture: true });
}
