import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import statics from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addHealthRoutes, listen, type TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { artifactsInFolder, registryInFolder, REMOTES_BASE } from '../registry';
import { composedRemotes, type ShellAssets } from '../renderer/protocol';
import { chosenScenario } from '../standalone/back-end/chosenScenario';
import { createBreaker } from './breaker';
import { compositionIdOf, routeOf, versionsFor } from './composition';
import { SITE_NOT_FOUND, TEMPORARILY_UNAVAILABLE } from './errorPages';
import { createPageService, type Serving } from './pageService';
import { RenderPool, RenderStopped } from './renderPool';
import { securityHeaders } from './securityHeaders';
import { siteIcon } from './siteIcon';
import { watchRegistry } from './siteSnapshot';
import { visitorOf } from './visitor';

export interface ShellOptions {
  port: number;
  host: string;
  tenants: TenantSource;
  /** Where platform-api answers, for example http://127.0.0.1:3001. */
  apiBase: string;
  artifactsFolder: string;
  registryFolder: string;
  /** Built shell: assets.json, browser/ and server/. */
  buildFolder: string;
  /** Only this remote is composed: how QA runs it alone (PL-022). */
  onlyRemote?: string;
  workers?: number;
  renderLimitMs?: number;
  slotLimitMs?: number;
  workerHeapMb?: number;
  registryEveryMs?: number;
  /** Served over HTTPS: tells browsers to stay there. */
  secure?: boolean;
  logger?: boolean | { level: string };
}

export interface RunningShell {
  address: string;
  app: FastifyInstance;
  close(): Promise<void>;
}

const ADDRESSES_OF_API = ['/api', '/1/indexes', '/images', '/sitemap.xml'];
const ONE_YEAR = 31_536_000_000;

const serializers = {
  req: ({ method, url, hostname, id }: FastifyRequest) => ({ method, path: url.split('?')[0], hostname, id }),
};

function siteOf(tenants: TenantSource, request: FastifyRequest): SiteConfig | null {
  return tenants.byHost(request.host);
}

/** Starts the site: tenants by host, pages rendered in workers, files of the shell and of all published remotes. */
export async function startShell(options: ShellOptions): Promise<RunningShell> {
  const { tenants, apiBase, artifactsFolder, registryFolder, buildFolder, onlyRemote, secure = false } = options;
  const { workers = 2, renderLimitMs = 3000, slotLimitMs = 300, workerHeapMb = 256, registryEveryMs = 500 } = options;
  const assets = JSON.parse(readFileSync(path.join(buildFolder, 'assets.json'), 'utf8')) as ShellAssets;
  const app = Fastify({
    logger: options.logger ? { ...(options.logger === true ? {} : options.logger), serializers } : false,
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const breaker = createBreaker({ restMs: 30_000 });

  let serving: Serving | null = null;
  const draining = new Set<Promise<void>>();
  const watch = watchRegistry({
    registryStore: registryInFolder(registryFolder),
    artifacts: artifactsInFolder(artifactsFolder),
    everyMs: registryEveryMs,
    onProblem: (problem) => app.log.error(problem),
    async onSnapshot(snapshot) {
      const remotes = onlyRemote
        ? Object.fromEntries(Object.entries(snapshot.registry.remotes).filter(([name]) => name === onlyRemote))
        : snapshot.registry.remotes;
      const pool = new RenderPool({
        file: path.join(buildFolder, 'server/renderer.cjs'),
        setup: { artifactsFolder, assets, releases: snapshot.releases, slotLimitMs },
        workers,
        limitMs: renderLimitMs,
        heapMb: workerHeapMb,
      });
      const next: Serving = { snapshot: { ...snapshot, registry: { ...snapshot.registry, remotes } }, pool };
      await warmUp(next, tenants, apiBase).catch(async (error: unknown) => {
        await pool.close();
        throw error;
      });
      const before = serving;
      serving = next;
      app.log.info({ revision: snapshot.registry.revision }, 'serving a new registry revision');
      if (before) {
        const drained = before.pool.close().finally(() => draining.delete(drained));
        draining.add(drained);
      }
    },
  });

  const renderPage = createPageService({
    serving: () => serving,
    breaker,
    apiBase,
    onFailure: (failure) => app.log.warn(failure, 'a region failed on the server'),
  });

  // Files carry their own compressed copies; this is for pages and answers.
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(statics, {
    root: path.join(buildFolder, 'browser'),
    prefix: '/_shell/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR,
    index: false,
  });
  await app.register(statics, {
    root: artifactsFolder,
    prefix: `${REMOTES_BASE}/`,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR,
    index: false,
    // Only what browsers load: server code and release facts stay inside.
    allowedPath: (pathName) => /^\/[a-z0-9-]+\/assets\/[\w.-]+$/.test(pathName),
  });

  const forwarded = (request: FastifyRequest, headers: Record<string, unknown>) => ({
    ...headers,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  });
  const passToApi = { upstream: apiBase, replyOptions: { rewriteRequestHeaders: forwarded as never } };

  app.get('/api/site-config', (request, reply) => {
    const site = siteOf(tenants, request);
    if (!site) return reply.code(404).send({ error: { code: 'not_found', message: 'Site not found.' } });
    return reply.header('cache-control', 'public, max-age=60').send(site);
  });
  for (const prefix of ADDRESSES_OF_API) await app.register(proxy, { ...passToApi, prefix, rewritePrefix: prefix });
  await app.register(proxy, { ...passToApi, prefix: '/cars/:slug/view.json', rewritePrefix: '/cars/:slug/view.json', httpMethods: ['GET'] });

  app.get<{ Querystring: { path?: string } }>('/_forecourt/composition', (request, reply) => {
    const site = siteOf(tenants, request);
    if (!site || !serving) return reply.code(404).send({ error: { code: 'not_found', message: 'Site not found.' } });
    const { registry, releases } = serving.snapshot;
    const versions = versionsFor(registry, visitorOf(request, reply, site, registry));
    const remotes = composedRemotes(releases, versions, REMOTES_BASE);
    const route = routeOf(site, new URL(request.query.path ?? '/', 'http://site').pathname, { remotes });
    return reply.header('cache-control', 'no-store').send({
      revision: registry.revision,
      tenant: site.slug,
      route: route?.id ?? null,
      page: route?.page ?? null,
      remotes,
    });
  });

  app.get('/_forecourt/icon.svg', (request, reply) => {
    const site = siteOf(tenants, request);
    if (!site) return reply.code(404).send();
    return reply.type('image/svg+xml').headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }).send(siteIcon(site));
  });

  app.post('/_forecourt/reports', { bodyLimit: 8192 }, (request, reply) => {
    app.log.warn({ report: request.body, site: siteOf(tenants, request)?.slug }, 'a region failed in a browser');
    return reply.code(204).send();
  });

  addHealthRoutes(app, async () => {
    const problem = watch.problem();
    const api = await fetch(`${apiBase}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    return [...(serving ? [] : [problem ?? 'no registry revision is served yet']), ...(api ? [] : ['platform-api does not answer'])];
  });

  const security = { secure, fonts: assets.fonts };
  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const site = siteOf(tenants, request);
    if (!site) return reply.code(404).type('text/html; charset=utf-8').send(SITE_NOT_FOUND);
    const visitor = serving ? visitorOf(request, reply, site, serving.snapshot.registry) : { tenant: site.slug, bucket: null };
    const alone = onlyRemote ? chosenScenario(request, reply, site, tenants.all()) : null;
    try {
      const page = await renderPage({ url: `${request.protocol}://${request.host}${request.url}`, site, visitor, requestId: request.id, alone });
      if (page) {
        const { inlineStyles } = page;
        const headers = { 'cache-control': 'public, max-age=0, must-revalidate', ...page.headers, ...securityHeaders(site, { ...security, inlineStyles }) };
        return await reply.code(page.status).headers(headers).send(page.body);
      }
    } catch (error) {
      request.log.error(error, 'a page could not be rendered');
    }
    return reply.code(503).headers(securityHeaders(site, security)).header('retry-after', '5').type('text/html; charset=utf-8').send(TEMPORARILY_UNAVAILABLE);
  }
  app.get('/*', answerPage);

  async function close(): Promise<void> {
    watch.close();
    await app.close();
    await Promise.all([serving?.pool.close(), ...draining]);
  }

  await watch.checkNow();
  try {
    const address = await listen(app, { port: options.port, host: options.host, variable: 'PORT' });
    return { address, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Renders one page in each new pool before it serves, so that the first visitor does not wait for code to load. */
async function warmUp({ snapshot, pool }: Serving, tenants: TenantSource, apiBase: string): Promise<void> {
  const [site] = tenants.all();
  if (!site) return;
  const versions = versionsFor(snapshot.registry, { tenant: site.slug, bucket: null });
  const { revision } = snapshot.registry;
  const names = { requestId: `warm-up-${revision}`, compositionId: compositionIdOf(revision, versions) };
  const task = { url: `${site.url}/`, site, versions, revision, alone: null, now: new Date().toISOString(), apiBase, ...names, skip: [] };
  await pool.render(task).catch((error: unknown) => {
    // A remote that does not come to an end is left to the breaker; workers that do not start are a reason to refuse.
    if (!(error instanceof RenderStopped)) throw error;
  });
}
