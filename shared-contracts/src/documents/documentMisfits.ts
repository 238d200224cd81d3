import type { SiteConfig } from '../site/siteConfig';
import type { Mistake } from './mistake';

type Named = Pick<SiteConfig, 'slug' | 'id' | 'hosts'>;

/** What of a site's document does not fit those of the other sites: an id or a host that is another's already. */
export function documentMisfits({ slug, id, hosts }: Named, sites: readonly Named[]): Mistake[] {
  const others = sites.filter((each) => each.slug !== slug);
  const sameId = others.find((each) => each.id === id);
  return [
    ...(sameId ? [{ path: ['id'], reason: `${id} is that of ${sameId.slug}.json as well` }] : []),
    ...hosts.flatMap((host, at) => {
      const taken = others.find((each) => each.hosts.some((other) => other.toLowerCase() === host.toLowerCase()));
      return taken ? [{ path: ['hosts', at], reason: `${host} is a host of ${taken.slug}.json as well` }] : [];
    }),
  ];
}
