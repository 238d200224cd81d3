import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const CACHED_SECONDS = 60;

/**
 * Makes the responses of the routes below cacheable for a minute, with an ETag for conditional requests. The host decides
 * the tenant, so a cache separates sites by their URLs. A response that says itself how it is cached stays as it is.
 */
export function addCachedReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('cache-control')) return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', `public, max-age=${CACHED_SECONDS}`).header('etag', tag);
    const cachedTags = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (!cachedTags?.includes(tag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
