import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { TenantSource } from '@forecourt/server-kit';
import { artifactsInFolder, registryInFolder, releaseKey, SHELL, type ServedShell } from '../../registry';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { SiteDescription } from '../../protocol/messages';
import { compositionIdOf, shellFor, versionsFor } from '../composition/composition';
import { RenderPool } from '../rendering/renderPool';
import { RenderStopped } from '../rendering/renderErrors';
import { createFailedStarts } from './failedStarts';
import { SiteDescriptions } from '../site-descriptions/siteDescriptions';
import type { Snapshot } from './readSnapshot';
import { startShells } from './runningShells';
import { readUnreleasedShell, withShell } from './unreleasedShell';
import { watchRegistry } from './watchRegistry';

/** A registry revision and the workers that render it, by the version of the shell that they run. */
export interface ActiveSnapshot {
  snapshot: Snapshot;
  pools: ReadonlyMap<string, RenderPool>;
}

declare module 'fastify' {
  interface FastifyInstance {
    siteSnapshot: {
      /** What serves requests now; null until the first revision is ready. */
      active(): ActiveSnapshot | null;
      /** What served before it, where that was no longer ago than so many milliseconds. */
      before(withinMs: number): ActiveSnapshot | null;
      /** Calls a listener whenever another revision serves. */
      onActivated(listener: () => void): void;
      /** What the shell says of a site; rejects where none has time for it. */
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
  /** Serves this build of the shell, with its release.json, instead of what is released: for development. */
  shellFolder?: string;
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
  /** How long the code of a worker may take to load, milliseconds. */
  workerStartMs?: number;
  /** Interval between two reads of the registry. */
  registryEveryMs?: number;
}

export const SITE_SNAPSHOT_PLUGIN = 'site-snapshot';

const DESCRIBED_EVERY_MS = 1000;

/** Follows the registry: each revision gets its own render pool; the pool before finishes its work and closes. */
export const siteSnapshot = fp(
  async (app: FastifyInstance, options: SiteSnapshotOptions) => {
    const { tenants, apiBase, artifactsFolder, registryFolder, shellFolder, onlyRemote } = options;
    const {
      workers = 2,
      maxWaitingRenders = 8,
      renderTimeoutMs = 3000,
      slotTimeoutMs = 300,
      workerHeapMb = 256,
      registryEveryMs = 500,
      workerStartMs = 30_000,
      isDemonstration = false,
    } = options;
    let active: ActiveSnapshot | null = null;
    let former: { active: ActiveSnapshot; endedAt: number } | null = null;
    const listeners: (() => void)[] = [];
    let isClosed = false;
    const unreleased = shellFolder === undefined ? null : readUnreleasedShell(shellFolder);
    let shellProblems: readonly string[] = [];
    const failedStarts = createFailedStarts();
    let retry: NodeJS.Timeout | undefined;
    const descriptions = new SiteDescriptions();
    const draining = new Set<Promise<void>>();

    /** Where the code of a version of the shell is. */
    const folderOf = ({ version }: ServedShell) => shellFolder ?? path.join(artifactsFolder, SHELL, version);

    function startPool(shell: ServedShell, { releases, lostRoutes }: Snapshot): RenderPool {
      return new RenderPool({
        file: path.join(folderOf(shell), shell.server),
        setup: { artifactsFolder, assets: shell.assets, releases, lostRoutes, slotTimeoutMs, renderTimeoutMs, isDemonstration },
        workers,
        maxWaitingPerWorker: maxWaitingRenders,
        timeoutMs: renderTimeoutMs,
        heapMb: workerHeapMb,
        startMs: workerStartMs,
      });
    }

    /** The pool of a version that has rendered its first page; rejects where it cannot. */
    async function startShell(shell: ServedShell, snapshot: Snapshot): Promise<RenderPool> {
      // What did not work a moment ago must not hold up every later revision.
      failedStarts.throwFor(shell.version);
      const pool = startPool(shell, snapshot);
      try {
        await warmUp(pool, { snapshot, tenants, shell: shell.version, apiBase, workerStartMs });
        failedStarts.forget(shell.version);
        return pool;
      } catch (error) {
        pool.terminate(error as Error);
        failedStarts.remember(shell.version, error as Error);
        throw error;
      }
    }

    const closeAll = ({ pools }: ActiveSnapshot) => Promise.all([...pools.values()].map((pool) => pool.close()));

    async function activate(whole: Snapshot): Promise<void> {
      const complete = unreleased === null ? whole : withShell(whole, unreleased);
      const read = onlyRemote ? withOnlyRemote(complete, onlyRemote) : complete;
      const { channels, pools, problems } = await startShells(read, (shell) => startShell(shell, read));
      const isUnusable = read.hasShell && channels === null;
      if (isClosed || isUnusable) for (const pool of pools.values()) pool.terminate(new Error('It does not serve.'));
      if (isClosed) return;
      if (isUnusable) throw new Error(problems.length > 0 ? problems.join(' ') : 'no version of the shell can be used.');
      const before = active;
      active = { snapshot: { ...read, registry: { ...read.registry, shell: channels } }, pools };
      shellProblems = problems;
      clearTimeout(retry);
      if (problems.length > 0) retry = setTimeout(() => watch.readAgain(), failedStarts.nextMs()).unref();
      for (const problem of problems) app.log.error(problem);
      descriptions.keepOnly([...pools.keys()]);
      void describeSites();
      app.log.info({ revision: read.registry.revision }, 'serving a new registry revision');
      if (before) {
        former = { active: before, endedAt: performance.now() };
        const drained = closeAll(before).then(() => void draining.delete(drained));
        draining.add(drained);
      }
      for (const listener of listeners) listener();
    }

    /** Version of the shell that visitors of a site without a canary get. */
    const shellOf = ({ slug: tenant }: SiteConfig) => active && shellFor(active.snapshot.registry, { tenant, bucket: null });

    /** What that version says of the site. */
    async function describe(site: SiteConfig): Promise<SiteDescription> {
      const version = shellOf(site);
      const pool = active?.pools.get(version ?? '');
      if (!version || !pool) throw new Error('No shell is released.');
      return descriptions.of(site, { version, pool });
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
      before: (withinMs) => (former && performance.now() - former.endedAt < withinMs ? former.active : null),
      onActivated: (listener) => void listeners.push(listener),
      describe,
      known: (site) => descriptions.known(site, shellOf(site) ?? ''),
      problems: () => [...watch.problems(), ...shellProblems],
      refresh: watch.checkNow,
    });
    app.addHook('preClose', async () => {
      isClosed = true;
      clearTimeout(retry);
      watch.close();
    });
    app.addHook('onClose', async () => {
      clearInterval(describing);
      await Promise.all([active && closeAll(active), ...draining]);
    });
  },
  { name: SITE_SNAPSHOT_PLUGIN },
);

/** The snapshot of a standalone server: one remote is served, links to the others lead to pages that are unavailable. */
function withOnlyRemote({ registry, releases, lostRoutes, ...others }: Snapshot, only: string): Snapshot {
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([name]) => name === only));
  const unserved = Object.entries(registry.remotes)
    .filter(([name]) => name !== only)
    .flatMap(([name, { stable }]) => (stable && releases[releaseKey(name, stable)]?.routes) || []);
  return { ...others, registry: { ...registry, remotes }, releases, lostRoutes: [...lostRoutes, ...unserved] };
}

interface WarmUp {
  snapshot: Snapshot;
  tenants: TenantSource;
  /** Version of the shell. */
  shell: string;
  apiBase: string;
  workerStartMs: number;
}

/** Renders one page in a new pool before it serves, so that the first visitor does not wait for code to load; rejects where it cannot. */
async function warmUp(pool: RenderPool, { snapshot, tenants, shell, apiBase, workerStartMs }: WarmUp): Promise<void> {
  const [site] = tenants.all();
  if (!site) return;
  const versions = versionsFor(snapshot.registry, { tenant: site.slug, bucket: null });
  const { revision } = snapshot.registry;
  const names = { requestId: `warm-up-${revision}`, compositionId: compositionIdOf(revision, { ...versions, [SHELL]: shell }) };
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
  await pool.render(task, { startTimeoutMs: workerStartMs }).catch((error: unknown) => {
    // A remote that does not come to an end is the breaker's concern.
    if (!(error instanceof RenderStopped) || error.owner === SHELL) throw error;
  });
}
