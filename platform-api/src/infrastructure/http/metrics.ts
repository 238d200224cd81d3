import { addMetricsRoute } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Values by their labels, read on each scrape. */
export type Reading = readonly { labels: Readonly<Record<string, string>>; value: number }[];

export interface Metrics {
  registry: Registry;
  /** Counts a request that a rate limit rejected. */
  rateLimited(limit: string): void;
  /** Adds a gauge that is read on each scrape; `labels` are the label names of every reading. */
  addGauge(name: string, help: string, labels: readonly string[], read: () => Promise<Reading>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

function createMetrics(): Metrics & { observe(request: FastifyRequest, status: number, seconds: number): void } {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'forecourt_api_requests_total',
    help: 'Completed requests',
    labelNames: ['method', 'route', 'status', 'tenant'],
    registers,
  });
  const durations = new Histogram({
    name: 'forecourt_api_request_seconds',
    help: 'Seconds from request to response',
    labelNames: ['method', 'route'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const limited = new Counter({
    name: 'forecourt_api_rate_limited_total',
    help: 'Requests that a rate limit rejected',
    labelNames: ['limit'],
    registers,
  });
  return {
    registry,
    rateLimited: (limit) => limited.inc({ limit }),
    observe(request, status, seconds) {
      const route = request.routeOptions.url ?? 'unknown';
      requests.inc({ method: request.method, route, status, tenant: request.site?.slug ?? '' });
      durations.observe({ method: request.method, route }, seconds);
    },
    addGauge(name, help, labelNames, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          gauge.reset();
          for (const { labels, value } of await read()) gauge.set(labels, value);
        },
      });
    },
  };
}

/** Counts requests and serves the metrics at /metrics: with the bearer token where one is set, else to this machine only. */
export function addMetrics(app: FastifyInstance, { token }: { token: string | null }): void {
  const { observe, ...metrics } = createMetrics();
  app.decorate('metrics', metrics);
  app.addHook('onResponse', async (request, reply) => observe(request, reply.statusCode, reply.elapsedTime / 1000));
  void app.register(async (operation) => addMetricsRoute(operation, { token, registry: metrics.registry }));
}
