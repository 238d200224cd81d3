import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { wrongKey } from './searchErrors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Browsers send the key in the query, servers in a header; it must be the site's own (PL-043). */
export function checkSearchKey(request: FastifyRequest): void {
  const name = 'x-algolia-api-key';
  const sent = request.headers[name] ?? (request.query as Record<string, unknown>)[name];
  const expected = request.site.search_key;
  if (typeof sent !== 'string' || expected === '' || !timingSafeEqual(digest(sent), digest(expected))) throw wrongKey();
}
