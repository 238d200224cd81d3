import { setTimeout as wait } from 'node:timers/promises';
import type { Car } from '@forecourt/shared-contracts';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { scenarioFromCookie, SCENARIO_HEADER, scenarioNamed, type Scenario } from '../../scenarios/scenarios';
import { changesResponses, scenarioResponse } from './scenarioResponse';
import { createScenarioShopper } from './scenarioShopper';

interface ScenarioBackEndOptions {
  /** Origin of platform-api. */
  apiBase: string;
  /** Delay of the slow API, milliseconds. */
  slowMs?: number;
  now?: () => Date;
}

const SLOW_MS = 3000;
const BODY_LIMIT = 20 * 1024 * 1024;
/** Requests that a scenario affects; images and health are forwarded unchanged. */
const IN_SCENARIO = /^\/(api|1\/indexes|cars)\//;
/** Headers of one connection, or of a body before it was decoded. */
const NOT_FORWARDED = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'expect',
  'upgrade',
];

const FAILED = 'An unexpected error occured';
/** The error shapes of the API and of the search endpoint. */
const failure = (pathname: string) =>
  pathname.startsWith('/1/indexes/') ? { message: FAILED, status: 503 } : { error: { code: 'unexpected', message: FAILED } };

const scenarioOf = ({ headers }: FastifyRequest): Scenario => scenarioNamed(headers[SCENARIO_HEADER]) ?? scenarioFromCookie(headers.cookie);

function forwardedHeaders(headers: FastifyRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || NOT_FORWARDED.includes(name) ? [] : [value].flat().map((each): [string, string] => [name, each]),
  );
}

function parsed(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : null;
  } catch {
    return null;
  }
}

/**
 * A proxy between a standalone remote and platform-api that changes responses to the scenario of the request's header or
 * cookie. Part of the standalone server only.
 */
export async function startScenarioBackEnd({ apiBase, slowMs = SLOW_MS, now = () => new Date() }: ScenarioBackEndOptions) {
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: 'idle' });
  const newestCar = async (host: string): Promise<Car | null> => {
    const response = await fetch(`${apiBase}/api/cars/latest?limit=1`, { headers: { 'x-forwarded-host': host } }).catch(() => null);
    return response?.ok ? (((await response.json()) as Car[])[0] ?? null) : null;
  };
  const shopperResponse = createScenarioShopper(newestCar);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  async function forward(request: FastifyRequest, reply: FastifyReply, rewrite: ((body: unknown) => unknown) | null) {
    const { method, url, headers } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(request.body);
    let response: Response;
    try {
      response = await fetch(`${apiBase}${url}`, {
        method,
        headers: forwardedHeaders(headers),
        redirect: 'manual',
        ...(hasBody && { body: new Uint8Array(request.body as Buffer) }),
      });
    } catch {
      return reply.code(502).send(failure(url));
    }
    for (const [name, value] of response.headers)
      if (!NOT_FORWARDED.includes(name) && name !== 'set-cookie') void reply.header(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    const body = Buffer.from(await response.arrayBuffer());
    const changed =
      rewrite && response.ok && body.length > 0 && response.headers.get('content-type')?.includes('json') ? rewrite(parsed(body)) : null;
    if (changed !== null) void reply.removeHeader('etag');
    return reply.code(response.status).send(changed === null ? body : JSON.stringify(changed));
  }

  app.all('/*', async (request, reply) => {
    const { method, url, headers } = request;
    const [pathname = ''] = url.split('?');
    if (!IN_SCENARIO.test(pathname)) return forward(request, reply, null);
    const scenario = scenarioOf(request);
    if (scenario === 'failing-api' && pathname !== '/api/session') return reply.code(503).send(failure(pathname));
    if (scenario === 'slow-api') await wait(slowMs);
    const host = String(headers['x-forwarded-host'] ?? headers.host);
    const own = await shopperResponse({ scenario, host, method, pathname, body: parsed(request.body) });
    if (own)
      return reply
        .code(own.status)
        .header('cache-control', 'no-store')
        .send(own.body ?? undefined);
    return forward(request, reply, changesResponses(scenario) ? (body) => scenarioResponse(scenario, pathname, body, now()) : null);
  });

  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, close: () => app.close() };
}
