import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Alone } from '../app/composition';
import type { RenderedPage } from '../renderer/protocol';
import { releaseKey, type Visitor } from '../registry';
import type { Breaker } from './breaker';
import { compositionIdOf, versionsFor } from './composition';
import { RenderStopped, type RenderPool } from './renderPool';
import type { Snapshot } from './siteSnapshot';

/** What serves requests now: a registry revision and the workers that render it. */
export interface Serving {
  snapshot: Snapshot;
  pool: RenderPool;
}

interface PageRequest {
  url: string;
  site: SiteConfig;
  visitor: Visitor;
  /** Names the visitor's request in the logs of both servers. */
  requestId: string;
  /** How the one remote of a standalone server is looked at, null on a whole site. */
  alone: Alone | null;
}

interface PageServiceOptions {
  serving(): Serving | null;
  breaker: Breaker;
  apiBase: string;
  onFailure(failure: { remote: string; version: string; region: string; message: string }): void;
}

/** Renders that stopped before the whole page is left to the browser. */
const TRIES = 3;

/**
 * Renders a page, again without the remote whose code did not come to an end; at last without any remote, which
 * always succeeds: the browser then renders what is missing (PL-027, PL-028).
 */
export function createPageService({ serving, breaker, apiBase, onFailure }: PageServiceOptions) {
  return async function renderPage({ url, site, visitor, requestId, alone }: PageRequest): Promise<RenderedPage | null> {
    const skip = new Set<string>();

    for (let attempt = 1; ; attempt += 1) {
      // Asked each time: a new revision may have taken over, and the workers of the one before end.
      const current = serving();
      if (!current) return null;
      const { snapshot, pool } = current;
      const versions = versionsFor(snapshot.registry, visitor);
      for (const [name, version] of Object.entries(versions)) if (breaker.isOpen(releaseKey(name, version))) skip.add(name);
      try {
        const { revision } = snapshot.registry;
        const compositionId = compositionIdOf(revision, versions);
        const now = new Date().toISOString();
        const task = { url, site, versions, revision, alone, now, apiBase, requestId, compositionId, skip: [...skip] };
        const page = await pool.render(task);
        page.failures.forEach(onFailure);
        return page;
      } catch (error) {
        if (!(error instanceof RenderStopped)) throw error;
        const { owner } = error;
        const version = versions[owner];
        onFailure({ remote: owner, version: version ?? '', region: 'server', message: error.message });
        if (version) breaker.trip(releaseKey(owner, version));
        if (Object.keys(versions).every((name) => skip.has(name))) throw error;
        if (version && attempt < TRIES) skip.add(owner);
        else Object.keys(versions).forEach((name) => skip.add(name));
      }
    }
  };
}
