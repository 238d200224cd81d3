import type { PlatformStorage } from '@forecourt/shared-contracts';

/** This visit: a random id that is gone with the tab, and where it came from. */
export interface Visit {
  id: string;
  /** 'google', 'facebook', the host of another site, or 'direct'. */
  source: string;
  /** '' without one. */
  campaign: string;
}

interface Landing {
  /** Address of the page, '' for the query of a page without one. */
  search: string;
  /** Address of the document that linked here, '' without one. */
  referrer: string;
  host: string;
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
function referringHost(referrer: string, host: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer).host;
  return from === '' || from === host ? null : from.replace(/^www\./, '');
}

const isFromSite = ({ referrer, host }: Landing) => URL.canParse(referrer) && new URL(referrer).host === host;

/** Where a visit came from: what the link says of itself, whose advertisement was clicked, the site that linked here. */
export function sourceOf({ search, referrer, host }: Landing): Pick<Visit, 'source' | 'campaign'> {
  const query = new URLSearchParams(search);
  const clicked = Object.keys(CLICK_IDS).find((name) => query.has(name));
  const from = referringHost(referrer, host);
  const source =
    word(query.get('utm_source')) || (clicked && CLICK_IDS[clicked]) || SEARCH_ENGINE.exec(from ?? '')?.[1] || from || 'direct';
  return { source: word(source), campaign: word(query.get('utm_campaign')) };
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'source', 'campaign'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** A random UUID, also on a site without HTTPS, where browsers make none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The visit of this tab; `isNew` on its first page. */
export function visitOf(storage: PlatformStorage, landing: Landing): { visit: Visit; isNew: boolean } {
  const stored = storage.session('visit');
  const known = stored.read();
  if (isVisit(known)) return { visit: known, isNew: false };
  const visit = { id: randomId(), ...sourceOf(landing) };
  stored.write(visit);
  // A tab that was opened from a page of the site goes on with a visit that is counted already.
  return { visit, isNew: !isFromSite(landing) };
}

/** Calls back once the page is seen: a browser may have rendered it before anybody asked for it. */
export function whenSeen(callback: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) page.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
