import type { SiteConfig } from '@forecourt/shared-contracts';
import type { StandaloneOptions } from '../../app/composition/composition';
import type { RenderedPage } from '../../renderer/protocol';
import { releaseKey, type Visitor } from '../../registry';
import { compositionIdOf, versionsFor } from '../composition/composition';
import type { Breaker } from '../rendering/breaker';
import { RenderStopped } from '../rendering/workerSlot';
import type { ActiveSnapshot } from '../snapshot/siteSnapshot';

interface PageRequest {
  url: string;
  site: SiteConfig;
  visitor: Visitor;
  /** Identifies the visitor's request in the logs of both servers. */
  requestId: string;
  /** How the one remote of a standalone server is looked at, null on a whole site. */
  standalone: StandaloneOptions | null;
}

interface PageServiceOptions {
  active(): ActiveSnapshot | null;
  breaker: Breaker;
  apiBase: string;
  onFailure(failure: { remote: string; version: string; region: string; message: string }): void;
}

/** Renders that stop until the page is sent without any remote. */
const MAX_ATTEMPTS = 3;

/**
 * Renders a page; renders it again without the remote whose code did not come to an end, and in the end without any
 * remote: the browser then renders what is missing. Resolves to null before the first registry revision is active.
 */
export function createPageService({ active, breaker, apiBase, onFailure }: PageServiceOptions) {
  return async function renderPage({ url, site, visitor, requestId, standalone }: PageRequest): Promise<RenderedPage | null> {
    const skip = new Set<string>();

    for (let attempt = 1; ; attempt += 1) {
      // Read for each attempt: a new revision may have become active, and the pool of the one before closes.
      const current = active();
      if (!current) return null;
      const { snapshot, pool } = current;
      const versions = versionsFor(snapshot.registry, visitor);
      for (const [name, version] of Object.entries(versions)) if (breaker.isOpen(releaseKey(name, version))) skip.add(name);
      try {
        const { revision } = snapshot.registry;
        const compositionId = compositionIdOf(revision, versions);
        const now = new Date().toISOString();
        const task = { url, site, versions, revision, standalone, now, apiBase, requestId, compositionId, skip: [...skip] };
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
        if (version && attempt < MAX_ATTEMPTS) skip.add(owner);
        else Object.keys(versions).forEach((name) => skip.add(name));
      }
    }
  };
}
