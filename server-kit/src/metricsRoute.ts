import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string): boolean => ip === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/i.test(ip);

const metricsRoute = {
  tags: ['operation'],
  summary: 'Metrics for Prometheus (PL-068); for this machine, or with the bearer token where one is set',
  response: { 200: { type: 'string' } },
};

function holdsToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

interface MetricsRouteOptions {
  /** Bearer token; null: for this machine only. */
  token: string | null;
  registry: { contentType: string; metrics(): Promise<string> };
}

/** Serves metrics at /metrics: with the bearer token where one is set, else to this machine only; 404 for everybody else. */
export function addMetricsRoute(app: FastifyInstance, { token, registry }: MetricsRouteOptions): void {
  app.get('/metrics', { schema: metricsRoute }, async (request, reply) => {
    const isAllowed = token === null ? isLoopback(request.ip) : holdsToken(request, token);
    if (!isAllowed) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
