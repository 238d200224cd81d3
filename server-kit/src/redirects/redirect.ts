import type { SiteConfig } from '@forecourt/shared-contracts';

/** Hosts at which whole addresses are paths of a site; none without a site. */
export const siteHosts = (site: Pick<SiteConfig, 'url' | 'hosts'> | null): string[] =>
  site === null ? [] : [...(URL.canParse(site.url) ? [new URL(site.url).host] : []), ...site.hosts];

/** An old address and where it leads. */
export interface Redirect {
  /** A path as the former site had it, with a query where that decided; '/*' at its end means whatever follows. */
  from: string;
  /** A path of the site, or a web address. */
  to: string;
}

/** An address without what makes no difference: letters of another case, a slash at the end, the former site's own host. */
export function sameAddress(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]+/i, '') || '/';
  const [before = '/', ...query] = path.replace(/#.*$/, '').split('?');
  const bare = before.length > 1 ? before.replace(/\/+$/, '') : before;
  return `${bare.toLowerCase() || '/'}${query.length > 0 ? `?${query.join('?')}` : ''}`;
}
