import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../infrastructure/http/problems';
import { addressOf } from '../../infrastructure/http/sender';

/** Payments that one address may try in a minute: enough for a mistyped card, too few to find out which stolen cards are good. */
const ATTEMPTS = 10;
const MINUTE_MS = 60_000;

/** Refuses the eleventh payment of an address in a minute, of whatever kind (PL-046). */
export async function limitAttempts({ limits }: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { count } = await limits.hit(`payment ${request.site.slug} ${addressOf(request)}`, MINUTE_MS);
  if (count > ATTEMPTS) throw new Problem('too_many_requests');
}
