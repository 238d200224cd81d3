import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { listen, loggedPath, noRedirects, serverLogger, trustIn, type RedirectSource } from '@forecourt/server-kit';
import { apiProxy } from './apiProxy';
import { firstHost } from './composition/firstHost';
import { sites } from './composition/sites';
import { siteContent } from './site-content/siteContent';
import { browserSites } from './hosted-search/browserSites';
import { addPageCacheMetrics } from './metrics/pageCacheMetrics';
import { createRenderMetrics } from './metrics/renderMetrics';
import { PageCache } from './page-cache/pageCache';
import { followSiteChanges } from './page-cache/siteChanges';
import { pages } from './pages/pages';
import { platformAddresses } from './platform-addresses/platformAddresses';
import { decodableAddress } from './decodableAddress';
import { siteSnapshot, type SiteSnapshotOptions } from './snapshot/siteSnapshot';
import { recordFront } from './recordFront';
import { requestHost } from './requestHost';
import { staticAssets } from './staticAssets';
import { transportSecurity } from './transportSecurity';

export interface ShellOptions extends SiteSnapshotOptions {
  port: number;
  host: string;
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto count: 'loopback', addresses or ranges. */
  trustedProxies?: readonly string[];
  /** Whether these proxies set X-Forwarded-Host themselves, so that it names the site. */
  trustsForwardedHost?: boolean;
  /** Hosts whose HSTS header includes subdomains. */
  hstsSubdomains?: readonly string[];
  /** Old addresses of the dealers' former sites; without it there are none. */
  redirects?: RedirectSource;
  /** Bearer token for /metrics; without one they are for this machine only. */
  metricsToken?: string | null;
  /** How long a page may wait until a worker renders it, milliseconds. */
  renderStartTimeoutMs?: number;
  /** Memory for rendered pages, MB; 0: each is rendered anew. */
  pageCacheMb?: number;
  /** How long all attempts at one page may take, milliseconds. */
  pageTimeoutMs?: number;
  logger?: boolean | { level: string };
}

export interface RunningShell {
  /** For example http://127.0.0.1:3000. */
  address: string;
  app: FastifyInstance;
  close(): Promise<void>;
}

const serializers = {
  req: ({ method, url, hostname, id }: FastifyRequest) => ({ method, path: loggedPath(url), hostname, id }),
};

/** With a quarter of a second for one, this is a small part of one core, and only where nothing is rendered. */
const COMPRESSED_EVERY_MS = 2000;

/** Starts the site: tenants by host, pages rendered in workers, files of the shell and of all published remotes. */
export async function startShell(shellOptions: ShellOptions): Promise<RunningShell> {
  const {
    port,
    host,
    metricsToken = null,
    renderStartTimeoutMs = 2000,
    pageTimeoutMs = 10_000,
    pageCacheMb = 64,
    logger,
    ...options
  } = shellOptions;
  const { trustedProxies = ['loopback'], trustsForwardedHost = false, hstsSubdomains = [] } = options;
  const { apiBase, artifactsFolder, shellFolder, redirects = noRedirects } = options;
  const app = Fastify({
    logger: serverLogger(logger, serializers),
    trustProxy: trustIn(trustedProxies),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => decodableAddress(url),
  });

  const tenants = await browserSites(options.tenants, { onProblem: (problem) => app.log.error(problem) });

  await app.register(requestHost, { isTrusted: trustsForwardedHost });

  // For pages and JSON; files have their own compressed copies.
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(sites, { tenants });
  await app.register(firstHost);
  await app.register(transportSecurity, { hstsSubdomains });
  await app.register(siteSnapshot, { ...options, tenants });
  // Others serve what is not released, or one remote.
  if (shellFolder === undefined && options.onlyRemote === undefined)
    await app.register(recordFront, { registryFolder: options.registryFolder });
  await app.register(staticAssets, { shellFolder, artifactsFolder });
  await app.register(siteContent, { apiBase });
  await app.register(apiProxy, { apiBase });
  const onUnknown = (reason: string) =>
    app.log.warn(
      { reason },
      'the back end does not report changes: pages are rendered anew, or sent as they were while it does not respond',
    );
  const isStandalone = options.onlyRemote !== undefined;
  const metrics = new Registry();
  await app.register(platformAddresses, { apiBase, tenants, redirects, metricsToken, metrics, isStandalone });
  const renderMetrics = createRenderMetrics(metrics);
  // What is developed changes without a version.
  const isReleased = shellFolder === undefined && !isStandalone;
  const changes = isReleased ? followSiteChanges({ apiBase, token: metricsToken, onUnknown }) : null;
  const cache = changes && pageCacheMb > 0 ? new PageCache({ changes, maxBytes: pageCacheMb * 1e6 }) : null;
  const siteVersions = (slug: string) => changes?.versions(slug) ?? {};
  const compressing = cache && setInterval(() => void cache.compressBetter(), COMPRESSED_EVERY_MS).unref();
  if (cache) addPageCacheMetrics(metrics, cache);
  await app.register(pages, {
    tenants,
    redirects,
    apiBase,
    isStandalone,
    renderStartTimeoutMs,
    pageTimeoutMs,
    renderMetrics,
    siteVersions,
    cache,
  });

  const close = () => {
    tenants.close();
    redirects.close();
    if (compressing) clearInterval(compressing);
    changes?.close();
    return app.close();
  };
  try {
    await Promise.all([app.siteSnapshot.refresh(), changes?.readNow()]);
    return { address: await listen(app, { port, host, variable: 'PORT' }), app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
