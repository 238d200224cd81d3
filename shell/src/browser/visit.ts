import type { PlatformStorage } from '@forecourt/shared-contracts';

/** This visit: a random id that is gone with the tab. */
export interface Visit {
  id: string;
}

/** A random UUID, also on a site without HTTPS, where browsers make none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const isVisit = (value: unknown): value is Visit => typeof (value as Partial<Visit> | null)?.id === 'string';

/** The visit of this tab; `isNew` on its first page. */
export function visitOf(storage: PlatformStorage): { visit: Visit; isNew: boolean } {
  const stored = storage.session('visit');
  const known = stored.read();
  if (isVisit(known)) return { visit: { id: known.id }, isNew: false };
  const visit = { id: randomId() };
  stored.write(visit);
  return { visit, isNew: true };
}

/** Calls back once the page is seen: a browser may have rendered it before anybody went there. */
export function whenSeen(callback: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) page.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
