import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Registry, Visitor } from '../../registry';

const COOKIE = 'forecourt_bucket';

function bucketOf(cookies: string | undefined): number | null {
  const value = /(?:^|;\s*)forecourt_bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

/**
 * The visitor of a request. A cookie with a bucket is set only while some remote has a canary for a share of visitors;
 * otherwise pages set no cookie, so that they can be cached.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, site: SiteConfig, registry: Registry): Visitor {
  const shares = Object.values(registry.remotes).some(({ canary }) => canary && canary.percent > 0);
  if (!shares) return { tenant: site.slug, bucket: null };
  const known = bucketOf(request.headers.cookie);
  const bucket = known ?? Math.floor(Math.random() * 100);
  if (known === null) void reply.header('set-cookie', `${COOKIE}=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  void reply.header('vary', 'cookie');
  return { tenant: site.slug, bucket };
}
