import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Tracing {
  startSpan(request: FastifyRequest): Span;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the spans that wait for company; without an endpoint there are none. */
    flushTraces(): Promise<void>;
  }
}

/** OpenTelemetry over OTLP/HTTP; its packages are loaded only here, so that a site without it does not pay for it. */
async function startTracing(endpoint: string): Promise<Tracing> {
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  const tracer = provider.getTracer('forecourt-platform-api');
  return {
    startSpan(request) {
      const parent = api.propagation.extract(api.context.active(), request.headers);
      const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
      return tracer.startSpan(name, { kind: api.SpanKind.SERVER }, parent);
    },
    flush: () => provider.forceFlush(),
    stop: () => provider.shutdown(),
  };
}

/** One span for each request when there is an endpoint: route, status and tenant, nothing personal. */
export function addTracing(app: FastifyInstance, endpoint: string | null): void {
  let tracing: Tracing | null = null;
  app.decorate('flushTraces', async () => tracing?.flush());
  if (!endpoint) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onReady', async () => {
    tracing = await startTracing(endpoint);
  });
  app.addHook('onRequest', async (request) => {
    if (tracing) spans.set(request, tracing.startSpan(request));
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'unknown',
      'http.response.status_code': reply.statusCode,
      'forecourt.tenant': request.site?.slug ?? '',
      'forecourt.request_id': request.id,
    });
    span?.end();
  });
  app.addHook('onClose', async () => tracing?.stop());
}
