import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { TenantSource } from '@forecourt/server-kit';
import { artifactsInFolder, registryInFolder, releaseKey } from '../../registry';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { ShellAssets, SiteDescription } from '../../protocol/messages';
import { compositionIdOf, versionsFor } from '../composition/composition';
import { RenderPool } from '../rendering/renderPool';
import { RenderStopped } from '../rendering/renderErrors';
import { SiteDescriptions } from '../site-descriptions/siteDescriptions';
import type { Snapshot } from './readSnapshot';
import { watchRegistry } from './watchRegistry';

/** A registry revision and the workers that render it. */
export interface ActiveSnapshot {
  snapshot: Snapshot;
  pool: RenderPool;
}

declare module 'fastify' {
  interface FastifyInstance {
    siteSnapshot: {
      /** What serves requests now; null until the first revision is ready. */
      active(): ActiveSnapshot | null;
      /** What the shell says of a site; rejects where it has no time for it. */
      describe(site: SiteConfig): Promise<SiteDescription>;
      /** The same, as far as it is known; it waits for nothing. */
      known(site: SiteConfig): SiteDescription | null;
      /** What of the registry and its releases is damaged, each with what is served instead. */
      problems(): readonly string[];
      /** Reads the registry now instead of at the next interval; resolves when the newest revision is served or refused. */
      refresh(): Promise<void>;
    };
  }
}

export interface SiteSnapshotOptions {
  tenants: TenantSource;
  apiBase: string;
  artifactsFolder: string;
  registryFolder: string;
  /** Built shell: server/renderer.cjs. */
  buildFolder: string;
  assets: ShellAssets;
  /** The only remote of a standalone server. */
  onlyRemote?: string;
  workers?: number;
  /** Renders that may wait for each worker. */
  maxWaitingRenders?: number;
  renderTimeoutMs?: number;
  slotTimeoutMs?: number;
  /** Payments are tests and nothing is sent: each page says so at its foot. */
  isDemonstration?: boolean;
  workerHeapMb?: number;
  /** Interval between two reads of the registry. */
  registryEveryMs?: number;
}

export const SITE_SNAPSHOT_PLUGIN = 'site-snapshot';

/** The one version of the shell that this server is built with. */
const BUILT = 'built';
const DESCRIBED_EVERY_MS = 1000;

/** Follows the registry: each revision gets its own render pool; the pool before finishes its work and closes. */
export const siteSnapshot = fp(
  async (app: FastifyInstance, options: SiteSnapshotOptions) => {
    const { tenants, apiBase, artifactsFolder, registryFolder, buildFolder, assets, onlyRemote } = options;
    const {
      workers = 2,
      maxWaitingRenders = 8,
      renderTimeoutMs = 3000,
      slotTimeoutMs = 300,
      workerHeapMb = 256,
      registryEveryMs = 500,
      isDemonstration = false,
    } = options;
    let active: ActiveSnapshot | null = null;
    const descriptions = new SiteDescriptions();
    const draining = new Set<Promise<void>>();

    async function activate(whole: Snapshot): Promise<void> {
      const snapshot = onlyRemote ? withOnlyRemote(whole, onlyRemote) : whole;
      const { releases, lostRoutes } = snapshot;
      const pool = new RenderPool({
        file: path.join(buildFolder, 'server/renderer.cjs'),
        setup: { artifactsFolder, assets, releases, lostRoutes, slotTimeoutMs, renderTimeoutMs, isDemonstration },
        workers,
        maxWaitingPerWorker: maxWaitingRenders,
        timeoutMs: renderTimeoutMs,
        heapMb: workerHeapMb,
      });
      const next = { snapshot, pool };
      await warmUp(next, tenants, apiBase).catch(async (error: unknown) => {
        await pool.close();
        throw error;
      });
      const before = active;
      active = next;
      void describeSites();
      app.log.info({ revision: snapshot.registry.revision }, 'serving a new registry revision');
      if (before) {
        const drained = before.pool.close().finally(() => draining.delete(drained));
        draining.add(drained);
      }
    }

    async function describe(site: SiteConfig): Promise<SiteDescription> {
      if (!active) throw new Error('No registry revision is served yet.');
      return descriptions.of(site, { version: BUILT, pool: active.pool });
    }

    let isDescribing = false;
    /** One after the other, so that pages do not wait. Documents change while the server runs. */
    async function describeSites(): Promise<void> {
      if (isDescribing || !active) return;
      isDescribing = true;
      for (const site of tenants.all()) await describe(site).catch((error: Error) => app.log.debug(error, 'a site could not be described'));
      isDescribing = false;
    }
    const describing = setInterval(() => void describeSites(), DESCRIBED_EVERY_MS).unref();

    const watch = watchRegistry({
      registryStore: registryInFolder(registryFolder),
      artifacts: artifactsInFolder(artifactsFolder),
      everyMs: registryEveryMs,
      onSnapshot: activate,
      onProblem: (problem) => app.log.error(problem),
    });
    app.decorate('siteSnapshot', {
      active: () => active,
      describe,
      known: (site) => descriptions.known(site, BUILT),
      problems: watch.problems,
      refresh: watch.checkNow,
    });
    app.addHook('preClose', async () => watch.close());
    app.addHook('onClose', async () => {
      clearInterval(describing);
      await Promise.all([active?.pool.close(), ...draining]);
    });
  },
  { name: SITE_SNAPSHOT_PLUGIN },
);

/** The snapshot of a standalone server: one remote is served, links to the others lead to pages that are unavailable. */
function withOnlyRemote({ registry, releases, lostRoutes, problems }: Snapshot, only: string): Snapshot {
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([name]) => name === only));
  const others = Object.entries(registry.remotes).filter(([name]) => name !== only);
  const unserved = others.flatMap(([name, { stable }]) => (stable && releases[releaseKey(name, stable)]?.routes) || []);
  return { registry: { ...registry, remotes }, releases, lostRoutes: [...lostRoutes, ...unserved], problems };
}

/** Renders one page in each new pool before it serves, so that the first visitor does not wait for code to load. */
async function warmUp({ snapshot, pool }: ActiveSnapshot, tenants: TenantSource, apiBase: string): Promise<void> {
  const [site] = tenants.all();
  if (!site) return;
  const versions = versionsFor(snapshot.registry, { tenant: site.slug, bucket: null });
  const { revision } = snapshot.registry;
  const names = { requestId: `warm-up-${revision}`, compositionId: compositionIdOf(revision, versions) };
  const task = {
    url: `${site.url}/`,
    site,
    written: null,
    versions,
    revision,
    standalone: null,
    preview: null,
    now: new Date().toISOString(),
    apiBase,
    ...names,
    skip: [],
  };
  await pool.render(task).catch((error: unknown) => {
    // A remote that does not come to an end is the breaker's concern; workers that do not start refuse the revision.
    if (!(error instanceof RenderStopped)) throw error;
  });
}
