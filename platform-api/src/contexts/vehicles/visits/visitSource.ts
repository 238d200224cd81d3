/** Where a visit came from. */
export interface VisitSource {
  /** 'google', 'facebook', the host of another site, or 'direct'. */
  source: string;
  /** '' without one. */
  campaign: string;
}

interface Landing {
  /** The query of the first page with its ?, or ''. */
  search: string;
  /** Address of the document that linked to it, '' without one. */
  referrer: string;
}

/** Whose click ids these are. */
const CLICK_IDS: Readonly<Record<string, string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  msclkid: 'bing',
  ttclid: 'tiktok',
};
const SEARCH_ENGINE = /(?:^|\.)(google|bing|duckduckgo|yahoo|ecosia)\./;

const MAX_LENGTH = 60;
const word = (text: string | null) => (text ?? '').trim().toLowerCase().slice(0, MAX_LENGTH);

/** Host of another site that linked here; null where none did. */
const referringHost = (referrer: string): string | null =>
  URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') || null : null;

/** Where a visit came from: what the link says of itself, whose advertisement was clicked, the site that linked here. */
export function sourceOf({ search, referrer }: Landing): VisitSource {
  const query = new URLSearchParams(search);
  const clicked = Object.keys(CLICK_IDS).find((name) => query.has(name));
  const from = referringHost(referrer);
  const source =
    word(query.get('utm_source')) || (clicked && CLICK_IDS[clicked]) || SEARCH_ENGINE.exec(from ?? '')?.[1] || from || 'direct';
  return { source: word(source), campaign: word(query.get('utm_campaign')) };
}
