import type { SiteConfig } from '../site/siteConfig';
import type { Mistake } from './mistake';
import { priceClaims } from './priceClaims';

type Named = Pick<SiteConfig, 'slug' | 'id' | 'hosts'>;

/** What a document gives up for its analytics. */
const TRUSTED_TYPES_OFF = {
  path: ['analytics', 'trusted_types'],
  reason: 'switches Trusted Types off: pages of this site accept HTML and scripts as text, from whatever its container loads',
};

/**
 * What an operator has to know of a site's document: an id or a host that is another site's already, Trusted Types that are switched off, and
 * texts about all prices that its switch does not bear out.
 */
export function documentMisfits(site: Named & Pick<SiteConfig, 'analytics' | 'switches'>, sites: readonly Named[]): Mistake[] {
  const { slug, id, hosts, analytics } = site;
  const others = sites.filter((each) => each.slug !== slug);
  const sameId = others.find((each) => each.id === id);
  return [
    ...(analytics?.trusted_types === false ? [TRUSTED_TYPES_OFF] : []),
    ...(sameId ? [{ path: ['id'], reason: `${id} is that of ${sameId.slug}.json as well` }] : []),
    ...hosts.flatMap((host, at) => {
      const taken = others.find((each) => each.hosts.some((other) => other.toLowerCase() === host.toLowerCase()));
      return taken ? [{ path: ['hosts', at], reason: `${host} is a host of ${taken.slug}.json as well` }] : [];
    }),
    ...priceClaims(site),
  ];
}
