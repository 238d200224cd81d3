import type { PlatformApi, SiteConfig } from '@forecourt/shared-contracts';

type SearchHost = PlatformApi['search']['host'];

/**
 * Host of a site's search: `own` for the endpoint of the platform, another server with the same protocol, or null for Algolia's default
 * hosts.
 */
export function searchHostOf(
  { search_app: app, search_host: host }: Pick<SiteConfig, 'search_app' | 'search_host'>,
  own: SearchHost,
): SearchHost {
  if (app === 'local') return own;
  if (host === '') return null;
  const { host: url, pathname, protocol } = new URL(/^https?:/.test(host) ? host : `https://${host}`);
  return { url: `${url}${pathname.replace(/\/+$/, '')}`, protocol: protocol === 'http:' ? 'http' : 'https' };
}
