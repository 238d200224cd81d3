import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { allChannels, type Registry, type Visitor } from '../../registry';

/** The name of the cookie and what makes it safe: where the public address is https no other host and no insecure page can set it. */
const cookieOf = ({ url }: SiteConfig) =>
  url.startsWith('https:') ? { name: '__Host-forecourt_bucket', security: '; Secure' } : { name: 'forecourt_bucket', security: '' };

function bucketOf(cookies: string | undefined, name: string): number | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

/**
 * The visitor of a request. A cookie with a bucket is set only while some remote has a canary for a share of visitors;
 * otherwise pages set no cookie, so that they can be cached.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, site: SiteConfig, registry: Registry): Visitor {
  const shares = Object.values(allChannels(registry)).some(({ canary }) => canary && canary.percent > 0);
  if (!shares) return { tenant: site.slug, bucket: null };
  const { name, security } = cookieOf(site);
  const known = bucketOf(request.headers.cookie, name);
  const bucket = known ?? Math.floor(Math.random() * 100);
  if (known === null) void reply.header('set-cookie', `${name}=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax${security}`);
  void reply.header('vary', 'cookie');
  return { tenant: site.slug, bucket };
}
