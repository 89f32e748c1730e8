const KEY = 'campaign';

const PARAMETERS = ['from', 'utm_campaign', 'utm_source'];

const LONGEST = 40;

/** A letter, digit, space, hyphen or underscore with its marks, such as Telugu vowel signs. */
const CHARACTER = /[\p{L}\p{N} _-]\p{M}*/gu;

/** The first 40 such characters of `text`, without any others; '' if there are none. */
export function cleanCampaign(text: string): string {
  // Usually there is no campaign: spare a slow phone the 40 ms of what follows.
  if (!text) return '';
  const kept = (text.match(CHARACTER) ?? []).join('').replace(/ +/g, ' ').trim();
  // Without a segmenter, in browsers before 2024, a Telugu conjunct may be cut, but no letter from its marks.
  const characters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(kept), ({ segment }) => segment)
      : (kept.match(CHARACTER) ?? []);
  return characters.slice(0, LONGEST).join('').trim();
}

export function campaignIn(search: string): string {
  const parameters = new URLSearchParams(search);
  return PARAMETERS.map((name) => cleanCampaign(parameters.get(name) ?? '')).find(Boolean) ?? '';
}

export function currentCampaign(): string {
  const named = campaignIn(location.search);
  if (named) return named;
  try {
    return cleanCampaign(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return '';
  }
}

/** The end of a prefilled message: `label` and the campaign; '' without one. */
export function campaignLine(label: string): string {
  const campaign = currentCampaign();
  return campaign && `\n${label}: ${campaign}`;
}

/** Keeps the campaign for this tab, or in the site's own links where storage is blocked, and adds it to links to the chat when they are pressed. */
export function followCampaign() {
  const campaign = campaignIn(location.search);
  let isKept = true;
  try {
    if (campaign) sessionStorage.setItem(KEY, campaign);
  } catch {
    isKept = false;
  }

  function complete({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const line = encodeURIComponent(campaignLine(document.body.dataset.ref ?? ''));
    const isPage = link.origin === location.origin && !(link.hash && link.pathname === location.pathname);
    if (link.hostname === 'wa.me' && !link.href.endsWith(line)) link.href += line;
    else if (!isKept && isPage) link.search = new URLSearchParams({ from: campaign }).toString();
  }
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, complete, { capture: true });
}
