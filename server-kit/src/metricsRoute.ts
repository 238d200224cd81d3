import type { FastifyInstance } from 'fastify';
import { holdsToken, isFromThisMachine } from './operatorRequest';

const metricsRoute = {
  tags: ['operation'],
  summary: 'Metrics for Prometheus (PL-068); for this machine, or with the bearer token where one is set',
  response: { 200: { type: 'string' } },
};

interface MetricsRouteOptions {
  /** Bearer token; null: for this machine only. */
  token: string | null;
  registry: { contentType: string; metrics(): Promise<string> };
}

/** Serves metrics at /metrics: with the bearer token where one is set, else to this machine only; 404 for everybody else. */
export function addMetricsRoute(app: FastifyInstance, { token, registry }: MetricsRouteOptions): void {
  app.get('/metrics', { schema: metricsRoute }, async (request, reply) => {
    const isAllowed = token === null ? isFromThisMachine(request) : holdsToken(request, token);
    if (!isAllowed) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
