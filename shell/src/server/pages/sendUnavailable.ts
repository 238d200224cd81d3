import type { FastifyReply } from 'fastify';
import { RETRY_LATER, type SiteDescription } from '../../protocol/messages';
import { HTML, PLAIN_UNAVAILABLE } from './plainPages';
import { OWN_ORIGIN, securityHeaders } from './securityHeaders';

/** Responds with 503: in the look of the tenant where its description is known, as it does not wait for a worker. */
export const sendUnavailable = (
  reply: FastifyReply,
  description: SiteDescription | null,
  what: keyof SiteDescription['unavailable'],
): FastifyReply =>
  reply
    .code(503)
    .headers({ ...securityHeaders(description?.policy ?? OWN_ORIGIN), ...RETRY_LATER })
    .type(HTML)
    .send((description?.unavailable ?? PLAIN_UNAVAILABLE)[what]);
