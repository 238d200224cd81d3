import type { FastifyBaseLogger } from 'fastify';
import type { RenderRefused } from '../rendering/renderErrors';

const INTERVAL_MS = 1000;

/** Logs that pages are refused at most once a second, with their number: overload must not fill the log. */
export function createRefusalLog(log: FastifyBaseLogger, now: () => number = () => performance.now()) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let count = 0;
  return (error: RenderRefused): void => {
    count += 1;
    if (now() - loggedAt < INTERVAL_MS) return;
    log.warn({ pages: count, reason: error.message }, 'pages were refused with 503, because too many are requested at once');
    loggedAt = now();
    count = 0;
  };
}
