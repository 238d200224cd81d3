import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../infrastructure/http/problems';
import { clientAddressOf } from '../../../infrastructure/http/clientAddress';

/** Per address and minute: enough for a mistyped card, too few to test stolen cards. */
const MAX_ATTEMPTS = 10;
const MINUTE_MS = 60_000;

/** Rejects more than ten payments of an address in a minute, of whatever kind. */
export async function limitPayments({ limits }: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { count } = await limits.hit(`payment ${request.site.slug} ${clientAddressOf(request)}`, MINUTE_MS);
  if (count > MAX_ATTEMPTS) throw new Problem('too_many_requests');
}
