import type { SiteConfig } from '../site/siteConfig';
import type { Mistake } from './mistake';

type Named = Pick<SiteConfig, 'slug' | 'id' | 'hosts'>;

/** What a document gives up for its analytics. */
const TRUSTED_TYPES_OFF = {
  path: ['analytics', 'trusted_types'],
  reason: 'switches Trusted Types off: pages of this site accept HTML and scripts as text, from whatever its container loads',
};

/**
 * What an operator has to know of a site's document: an id or a host that is another site's already, and Trusted Types that are switched off.
 */
export function documentMisfits({ slug, id, hosts, analytics }: Named & Pick<SiteConfig, 'analytics'>, sites: readonly Named[]): Mistake[] {
  const others = sites.filter((each) => each.slug !== slug);
  const sameId = others.find((each) => each.id === id);
  return [
    ...(analytics?.trusted_types === false ? [TRUSTED_TYPES_OFF] : []),
    ...(sameId ? [{ path: ['id'], reason: `${id} is that of ${sameId.slug}.json as well` }] : []),
    ...hosts.flatMap((host, at) => {
      const taken = others.find((each) => each.hosts.some((other) => other.toLowerCase() === host.toLowerCase()));
      return taken ? [{ path: ['hosts', at], reason: `${host} is a host of ${taken.slug}.json as well` }] : [];
    }),
  ];
}
