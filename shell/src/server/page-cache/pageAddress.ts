import type { SiteConfig } from '@forecourt/shared-contracts';
import type { WrittenContent } from '@forecourt/shared-contracts/site-routes';

const numbers = new WeakMap<object, number>();
let next = 1;

/** A number of an object: another one for the document, or the content, that takes its place. */
function numberOf(object: object | null): number {
  if (object === null) return 0;
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbers.set(object, next);
  next += 1;
  return next - 1;
}

/** What the HTML of an address depends on beside versions and data: the tenant's document, what is written for the site, and the address itself. */
export const pageKey = (site: SiteConfig, written: WrittenContent | null, url: string): string =>
  `${numberOf(site)} ${numberOf(written)} ${url}`;
