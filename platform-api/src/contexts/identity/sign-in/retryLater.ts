import type { FastifyReply } from 'fastify';
import { Problem } from '../../../infrastructure/http/problems';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;

const textOf = (count: number, unit: 'second' | 'minute' | 'hour') =>
  new Intl.NumberFormat('en-AU', { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A time to wait, for visitors: '30 seconds', '9 minutes', '2 hours'. Rounded up, so that a retry after it is never too early. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return textOf(Math.ceil(seconds), 'second');
  if (seconds < HOUR_SECONDS) return textOf(Math.ceil(seconds / MINUTE_SECONDS), 'minute');
  return textOf(Math.ceil(seconds / HOUR_SECONDS), 'hour');
}

/** The error response of a limit: when to try again is in Retry-After for programs, and in the message of a field for visitors. */
export function retryLater(reply: FastifyReply, field: 'phone' | 'code', seconds: number): Problem {
  reply.header('retry-after', String(seconds));
  return new Problem('too_many_requests', { [field]: `Please try again in ${waitText(seconds)}.` });
}
