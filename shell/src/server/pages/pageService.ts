import { withDeadline, type SiteConfig } from '@forecourt/shared-contracts';
import type { WrittenContent } from '@forecourt/shared-contracts/site-routes';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import type { RenderedPage, SiteVersions } from '../../protocol/messages';
import { releaseKey, SHELL, type Visitor } from '../../registry';
import { compositionFor, compositionIdOf } from '../composition/composition';
import { numberOf } from '../page-cache/numberOf';
import type { Outcome } from '../page-cache/pageCache';
import type { Breaker } from '../rendering/breaker';
import { RenderAborted, RenderRefused, RenderStopped } from '../rendering/renderErrors';
import type { PagePreview } from '../site-content/siteContent';
import type { ActiveSnapshot } from '../snapshot/siteSnapshot';

export interface PageRequest {
  url: string;
  site: SiteConfig;
  /** What is written for the site; null where that is not known. */
  written: WrittenContent | null;
  visitor: Visitor;
  /** The preview in which the visitor is. */
  preview: PagePreview | null;
  /** Identifies the visitor's request in the logs of both servers. */
  requestId: string;
  /** How the one remote of a standalone server is looked at, null on a whole site. */
  standalone: StandaloneOptions | null;
  /** Aborts when the visitor's connection closes. */
  signal: AbortSignal;
}

interface PageServiceOptions {
  active(): ActiveSnapshot | null;
  breaker: Breaker;
  /** What changed last on a site, as far as it is known. */
  siteVersions(slug: string): SiteVersions;
  apiBase: string;
  /** How long one render may wait for a worker, milliseconds. */
  startTimeoutMs: number;
  /** How long all attempts at one page may take, milliseconds. */
  pageTimeoutMs: number;
  onRendered(page: RenderedPage): void;
  onFailure(failure: { remote: string; version: string; region: string; message: string }): void;
}

const NOTHING: Outcome = { page: null, composition: '', isWhole: false };

/** Renders that stop until the page is sent without any remote. */
const MAX_ATTEMPTS = 3;

const isLate = ({ reason }: AbortSignal) => (reason as Error | undefined)?.name === 'TimeoutError';

/** Settles with the render, or rejects with RenderRefused at the deadline: a worker that hangs is stopped later than that. */
async function untilDeadline<Value>(rendering: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const expired = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => isLate(signal) && reject(new RenderAborted()), { once: true });
  });
  try {
    return await Promise.race([rendering, expired]);
  } catch (error) {
    throw isLate(signal) && error instanceof RenderAborted ? new RenderRefused('the page was not rendered before its deadline') : error;
  }
}

/**
 * Renders a page; renders it again without the remote whose code did not come to an end, and in the end without any
 * remote: the browser then renders what is missing. Without a page while no remote is released; rejects with RenderRefused
 * where the workers have no time for it, and with RenderAborted where the visitor is gone.
 */
export function createPageService({
  active,
  breaker,
  siteVersions,
  apiBase,
  startTimeoutMs,
  pageTimeoutMs,
  onRendered,
  onFailure,
}: PageServiceOptions) {
  async function attempt(request: PageRequest, signal: AbortSignal): Promise<Outcome> {
    const { url, site, written, visitor, preview, requestId, standalone } = request;
    // A preview and a scenario have data of their own.
    const isShared = !preview && !standalone;
    const skip = new Set<string>();

    for (let count = 1; ; count += 1) {
      // Read for each attempt: a new revision may have become active, and the pool of the one before closes.
      const current = active();
      if (!current) return NOTHING;
      const { snapshot, pools } = current;
      const { versions, shell, key: composition } = compositionFor(snapshot.registry, visitor);
      const pool = shell === null ? undefined : pools.get(shell);
      if (shell === null || !pool || Object.keys(versions).length === 0) return NOTHING;
      // A remote that works in one version of the shell may hang in another.
      const keyOf = (name: string, version: string) => `${releaseKey(name, version)} in ${releaseKey(SHELL, shell)}`;
      for (const [name, version] of Object.entries(versions)) if (breaker.isOpen(keyOf(name, version))) skip.add(name);
      const { revision } = snapshot.registry;
      const compositionId = compositionIdOf(revision, { ...versions, [SHELL]: shell });
      const now = new Date().toISOString();
      const seenAs = preview && { key: preview.key, until: preview.until };
      const task = {
        url,
        site,
        written,
        versions,
        revision,
        standalone,
        preview: seenAs,
        now,
        ...(isShared && { siteVersions: siteVersions(site.slug), siteKey: `${numberOf(site)} ${numberOf(written)}` }),
        apiBase,
        requestId,
        compositionId,
        skip: [...skip],
      };
      const rendering = pool.render(task, { signal, startTimeoutMs });
      // Also of a render that nobody awaits any more: the next visitor must not wait for the same code.
      rendering.catch((error: unknown) => {
        if (!(error instanceof RenderStopped)) return;
        const { owner, message } = error;
        const version = versions[owner];
        onFailure({ remote: owner, version: version ?? shell, region: 'server', message });
        if (version) breaker.trip(keyOf(owner, version));
      });
      try {
        const page = await untilDeadline(rendering, signal);
        onRendered(page);
        page.failures.forEach(onFailure);
        return { page, composition, isWhole: skip.size === 0 };
      } catch (error) {
        if (!(error instanceof RenderStopped)) throw error;
        if (Object.keys(versions).every((name) => skip.has(name))) throw error;
        if (versions[error.owner] && count < MAX_ATTEMPTS) skip.add(error.owner);
        else Object.keys(versions).forEach((name) => skip.add(name));
      }
    }
  }

  return (request: PageRequest): Promise<Outcome> => withDeadline(pageTimeoutMs, (signal) => attempt(request, signal), request.signal);
}
