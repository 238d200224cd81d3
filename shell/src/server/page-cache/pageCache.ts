import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CHANGE_TAGS } from '@forecourt/shared-contracts/site-changes';
import type { RenderedPage } from '../../protocol/messages';
import { RenderAborted } from '../rendering/renderErrors';
import { compressBest, compressBody } from './compressBody';
import { MAX_AGE_MS, MAX_AGE_OF_INCOMPLETE_MS, stalenessOf, type Rendering } from './freshness';
import { SharedRenders } from './sharedRenders';
import type { SiteChanges } from './siteChanges';

/** A page as visitors get it. */
export interface CacheablePage extends Pick<RenderedPage, 'status' | 'headers' | 'policy' | 'body'> {
  /** The body in brotli; null where the page is not stored. A stored page has no other body. */
  compressed: Buffer | null;
  etag: string | null;
}

/** What a render gave: null where no page could be rendered. */
export interface Outcome {
  page: RenderedPage | null;
  /** Of which versions it is. */
  composition: string;
  /** Whether no remote was left out. */
  isWhole: boolean;
}

/** A page of a site in one composition. */
export interface CachedAddress {
  slug: string;
  /** Everything that the page depends on, beside the composition: document, written content, address. */
  page: string;
  composition: string;
  /** The composition that was served before, while its pages may still be sent. */
  former: string | null;
  render(signal: AbortSignal): Promise<Outcome>;
  /** The same page in the versions that are served now; null where none are. */
  again(): CachedAddress | null;
}

/** How a page came about, as the response says it (RFC 9211). */
export interface CacheStatus {
  kind: 'hit' | 'stale' | 'error' | 'shared' | 'miss';
  isStored: boolean;
  /** For how long it is fresh yet, seconds; below zero where it is stale. */
  ttl: number | null;
}

interface Entry extends Rendering {
  page: CacheablePage;
  bytes: number;
  requests: number;
  /** Whether it is as small as it can be. */
  isSmallest: boolean;
  /** When it could not be rendered again. */
  failedAt: number;
  address: CachedAddress;
}

/** A page, or none, and how it came about. */
interface Served {
  page: CacheablePage | null;
  status: CacheStatus;
}

interface PageCacheOptions {
  changes: SiteChanges;
  /** Most bytes of all pages. */
  maxBytes: number;
  now?: () => number;
}

/** What an entry takes beside its bodies. */
const ENTRY_BYTES = 2000;
/** Requests of an address after which its page is stored. */
const WANTED = 2;
/** Requests of a page after which it is compressed better. */
const REQUESTED_OFTEN = 20;
/** Addresses of which it is known how often they were requested. */
const REMEMBERED_ADDRESSES = 20_000;
/** After a failure a page is not rendered again for so long, while a stale one can be sent. */
const RETRY_AFTER_MS = 3000;
/** A page that cannot be rendered is sent as it was for so long. */
const STALE_IF_ERROR_MS = 86_400_000;

/** A page with its body in brotli and a tag, for more than one visitor. */
async function compressedPage({ status, headers, policy, body }: RenderedPage & { body: string }) {
  const compressed = await compressBody(body);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers, policy, body, compressed, etag };
}

/**
 * Rendered pages in memory. A page is sent again while nothing that it depends on has changed, for a minute at most; a stale one for a moment
 * more, while it is rendered again, and for a day where it cannot be rendered. Visitors who request one address at once wait for one render.
 */
export class PageCache {
  readonly #changes: SiteChanges;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;
  /** How often an address was requested. */
  readonly #requests = new LRUCache<string, number>({ max: REMEMBERED_ADDRESSES });
  readonly #renders = new SharedRenders<{ page: CacheablePage | null; isStored: boolean }>();

  /** Called for each page that is given out. */
  onServed: (status: CacheStatus) => void = () => undefined;

  constructor({ changes, maxBytes, now = () => performance.now() }: PageCacheOptions) {
    this.#changes = changes;
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  }

  get pages(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * The page of an address; null where none can be rendered and none was stored. Rejects as the render does, where no stored page can be
   * sent instead, and with RenderAborted when the signal aborts.
   */
  async get(address: CachedAddress, signal: AbortSignal): Promise<Served> {
    const served = await this.#served(address, signal);
    this.onServed(served.status);
    return served;
  }

  async #served(address: CachedAddress, signal: AbortSignal): Promise<Served> {
    const key = keyOf(address, address.composition);
    const entry = this.#entries.get(key) ?? (address.former === null ? undefined : this.#entries.get(keyOf(address, address.former)));
    if (entry) {
      const isOwn = entry.address.composition === address.composition;
      const served = this.#stored(entry, address, isOwn);
      if (served) return served;
    }
    const isShared = this.#renders.has(key);
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    const fallback = () => {
      if (!entry) return null;
      entry.failedAt = this.#now();
      return this.#afterError(entry);
    };
    try {
      const { page, isStored } = await this.#renders.join(key, (aborted) => this.#render(address, key, aborted), signal);
      const rendered: Served = { page, status: { kind: isShared ? 'shared' : 'miss', isStored, ttl: null } };
      return page && page.status < 500 ? rendered : (fallback() ?? rendered);
    } catch (error) {
      const instead = error instanceof RenderAborted ? null : fallback();
      if (!instead) throw error;
      return instead;
    }
  }

  /** Renders the most requested pages in the versions that are served now, one after the other: after a release nobody waits for them. */
  async renderAgain(count: number): Promise<void> {
    const popular = [...this.#entries.values()].toSorted((one, other) => other.requests - one.requests).slice(0, count);
    for (const { address } of popular) {
      const next = address.again();
      if (!next) continue;
      const key = keyOf(next, next.composition);
      if (this.#entries.has(key)) continue;
      this.#requests.set(key, WANTED);
      await this.#renders.join(key, (signal) => this.#render(next, key, signal), new AbortController().signal).catch(() => undefined);
    }
  }

  /** Compresses the most requested page that can be smaller, where nothing is rendered; false: there was nothing to do. */
  async compressBetter(): Promise<boolean> {
    const often = [...this.#entries].filter(([, { isSmallest, requests }]) => !isSmallest && requests >= REQUESTED_OFTEN);
    const [found] = often.toSorted(([, one], [, other]) => other.requests - one.requests);
    if (!found || this.#renders.isBusy) return false;
    const [key, entry] = found;
    if (!entry.page.compressed) return false;
    const compressed = await compressBest(entry.page.compressed);
    const current = this.#entries.peek(key);
    if (current?.page !== entry.page) return false;
    this.#entries.set(key, {
      ...current,
      page: { ...current.page, compressed },
      bytes: compressed.length + ENTRY_BYTES,
      isSmallest: true,
    });
    return true;
  }

  /** A stored page, where it may be sent now; a stale one is rendered again. */
  #stored(entry: Entry, address: CachedAddress, isOwn: boolean) {
    const now = this.#now();
    const { since, sentForMs, expires } = stalenessOf(entry, this.#changes);
    const ttl = Math.round((expires - now) / 1000);
    entry.requests += 1;
    if (isOwn && now < since) return { page: entry.page, status: { kind: 'hit', isStored: true, ttl } as const };
    if (now - entry.failedAt < RETRY_AFTER_MS) return this.#afterError(entry);
    if (now >= since + sentForMs) return null;
    const key = keyOf(address, address.composition);
    this.#requests.set(key, WANTED);
    this.#renders.start(key, (signal) => this.#render(address, key, signal, entry));
    return { page: entry.page, status: { kind: 'stale', isStored: true, ttl: Math.min(ttl, 0) } as const };
  }

  #afterError(entry: Entry): { page: CacheablePage; status: CacheStatus } | null {
    const now = this.#now();
    if (now - entry.startedAt > STALE_IF_ERROR_MS) return null;
    const ttl = Math.min(0, Math.round((stalenessOf(entry, this.#changes).expires - now) / 1000));
    return { page: entry.page, status: { kind: 'error', isStored: true, ttl } };
  }

  async #render(address: CachedAddress, key: string, signal: AbortSignal, former?: Entry) {
    const startedAt = this.#now();
    try {
      const { page, composition, isWhole } = await address.render(signal);
      const hasFailed = page === null || page.body === null || page.status >= 500;
      if (hasFailed && former) former.failedAt = this.#now();
      // What is not there any more, or is somewhere else now, is never sent again.
      if (!hasFailed && page.status !== 200) this.#entries.delete(key);
      const isWanted = (this.#requests.get(key) ?? 0) >= WANTED && isWhole && composition === address.composition;
      if (page === null || page.body === null || page.status !== 200 || !isWanted)
        return { page: page && { ...page, compressed: null, etag: null }, isStored: false };
      const compressed = await compressedPage({ ...page, body: page.body });
      this.#store(key, compressed, { ...ageOf(page), slug: address.slug, startedAt, address });
      return { page: compressed, isStored: true };
    } catch (error) {
      if (former) former.failedAt = this.#now();
      throw error;
    }
  }

  #store(key: string, page: CacheablePage & { compressed: Buffer }, rendering: Rendering & { address: CachedAddress }): void {
    this.#entries.set(key, {
      ...rendering,
      page: { ...page, body: null },
      bytes: page.compressed.length + ENTRY_BYTES,
      // What was requested long ago counts less and less.
      requests: Math.floor((this.#entries.peek(key)?.requests ?? 0) / 2),
      isSmallest: false,
      failedAt: Number.NEGATIVE_INFINITY,
    });
  }
}

/** What a page depends on, and how long it is fresh. */
const ageOf = ({ dependsOn = CHANGE_TAGS, failures, isComplete = true }: RenderedPage) => ({
  dependsOn,
  maxAgeMs: isComplete && failures.length === 0 ? MAX_AGE_MS : MAX_AGE_OF_INCOMPLETE_MS,
});

const keyOf = ({ page }: CachedAddress, composition: string) => `${composition} ${page}`;
