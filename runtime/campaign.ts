const KEY = 'campaign';

const PARAMETERS = ['from', 'utm_campaign', 'utm_source'];

const LONGEST = 40;

/** A letter, digit or the like with the marks on it: a Telugu vowel sign is a mark. */
const CHARACTER = /[\p{L}\p{N} _-]\p{M}*/gu;

/** Letters with their marks, digits, space, hyphen and underscore of `text`, at most 40 characters; '' where none is left. */
export function cleanCampaign(text: string): string {
  // On most pages: what comes next takes a slow phone 40 ms.
  if (!text) return '';
  const kept = (text.match(CHARACTER) ?? []).join('').replace(/ +/g, ' ').trim();
  // Browsers before 2024 cut a letter from its conjunct at worst, and never from its marks.
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

/** What a prefilled message ends with, after `label`: nothing without a campaign. */
export function campaignLine(label: string): string {
  const campaign = currentCampaign();
  return campaign && `\n${label}: ${campaign}`;
}

/** Keeps the campaign for this tab, or in the site's own links, and has the links to the chat say it when pressed. */
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
