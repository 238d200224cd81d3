import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { ChangeTag } from '@forecourt/shared-contracts/site-changes';
import { RenderAborted, RenderRefused } from '../rendering/renderErrors';
import { PageCache, type CachedAddress, type Outcome } from './pageCache';
import type { RenderedPage } from '../../protocol/messages';

const POLICY = { scripts: [], styles: [], images: [], frames: [], connections: [], trustedTypes: [] };
const SECOND = 1000;

/** A cache on a clock of its own, with a back end that reports what the test says. */
function aCache({ maxBytes = 1e6 } = {}) {
  let now = 0;
  const changedAt: Partial<Record<ChangeTag, number>> = {};
  let knownUntil = Number.POSITIVE_INFINITY;
  const cache = new PageCache({
    maxBytes,
    now: () => now,
    changes: {
      lastChange: (_slug, tags) => Math.max(...tags.map((tag) => changedAt[tag] ?? Number.NEGATIVE_INFINITY)),
      versions: () => ({}),
      knownUntil: () => knownUntil,
      close: () => undefined,
    },
  });
  return {
    cache,
    /** Lets time pass. */
    pass: (ms: number) => {
      now += ms;
    },
    change: (tag: ChangeTag) => {
      changedAt[tag] = now;
    },
    loseBackEnd: () => {
      knownUntil = now;
    },
  };
}

type Rendered = Partial<RenderedPage> | Error | null;

/** An address whose renders give one after the other, the last one for ever. */
function anAddress(renders: Rendered[], over: Partial<CachedAddress> = {}): CachedAddress & { count(): number } {
  let count = 0;
  return {
    ...{ slug: 'harbour-motors', page: '/cars/a', composition: 'one', former: null },
    again: () => null,
    async render(): Promise<Outcome> {
      const rendered = renders[Math.min(count, renders.length - 1)];
      count += 1;
      await new Promise(setImmediate);
      if (rendered instanceof Error) throw rendered;
      const page = rendered && {
        ...{ id: count, status: 200, headers: {}, policy: POLICY, body: `render ${count}`, failures: [] },
        ...{ dependsOn: ['stock'] as ChangeTag[], isComplete: true },
        ...rendered,
      };
      return { page: page ?? null, composition: over.composition ?? 'one', isWhole: true };
    },
    count: () => count,
    ...over,
  };
}

const nobody = () => new AbortController().signal;
const textOf = (page: Awaited<ReturnType<PageCache['get']>>['page']) =>
  page?.compressed ? brotliDecompressSync(page.compressed).toString('utf8') : (page?.body ?? null);
const visit = async (cache: PageCache, address: CachedAddress, signal = nobody()) => {
  const { page, status } = await cache.get(address, signal);
  return [status.kind, textOf(page)];
};
/** The first visit after a render in the background. */
async function nextVisit(cache: PageCache, address: CachedAddress) {
  for (;;) {
    const seen = await visit(cache, address);
    if (seen[0] !== 'stale') return seen;
    await new Promise(setImmediate);
  }
}
/** A cache that holds the first or second render of an address. */
async function holding(address: CachedAddress, options?: Parameters<typeof aCache>[0]) {
  const made = aCache(options);
  made.pass(10 * SECOND);
  await visit(made.cache, address);
  await visit(made.cache, address);
  return made;
}

it('PL-083 stores a page at its second request and sends it to everybody who comes later', async () => {
  const { cache } = aCache();
  const address = anAddress([{}]);
  expect([await visit(cache, address), cache.pages]).toEqual([['miss', 'render 1'], 0]);
  expect([await visit(cache, address), cache.pages]).toEqual([['miss', 'render 2'], 1]);
  expect(await visit(cache, address)).toEqual(['hit', 'render 2']);
});

it('PL-083 1,000 visitors who come at once are one render', async () => {
  const { cache } = aCache();
  const address = anAddress([{}]);
  const visits = await Promise.all(Array.from({ length: 1000 }, () => visit(cache, address)));
  expect(address.count()).toBe(1);
  expect(new Set(visits.map(([, text]) => text))).toEqual(new Set(['render 1']));
  expect(visits.filter(([kind]) => kind === 'shared')).toHaveLength(999);
});

it('PL-083 a render goes on while one visitor waits for it, and is stopped when the last has left', async () => {
  const { cache } = aCache();
  let stopped = false;
  let finish = () => undefined as void;
  const address = anAddress([{}]);
  const held = {
    ...address,
    render: async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return address.render(signal);
    },
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const visits = [visit(cache, held, one.signal), visit(cache, held, other.signal)];
  one.abort();
  await expect(visits[0]).rejects.toThrow(RenderAborted);
  expect(stopped).toBe(false);
  finish();
  expect(await visits[1]).toEqual(['shared', 'render 1']);

  const alone = new AbortController();
  const last = visit(cache, { ...held, page: '/cars/b' }, alone.signal);
  alone.abort();
  await expect(last).rejects.toThrow(RenderAborted);
  expect(stopped).toBe(true);
});

it('PL-083 after a change of what it depends on a page is sent for 1.5 s at most, while it is rendered again', async () => {
  const address = anAddress([{}]);
  const { cache, change, pass } = await holding(address);
  change('content');
  expect(await visit(cache, address)).toEqual(['hit', 'render 2']);
  pass(SECOND);
  change('stock');
  pass(SECOND);
  expect(await visit(cache, address)).toEqual(['stale', 'render 2']);
  expect(await nextVisit(cache, address)).toEqual(['hit', 'render 3']);

  pass(10 * SECOND);
  change('stock');
  pass(1500);
  expect(await visit(cache, address)).toEqual(['miss', 'render 4']);
});

it('PL-083 a page that was rendered right after a change is rendered once more when every process has taken the change over', async () => {
  const address = anAddress([{}]);
  const { cache, change, pass } = aCache();
  pass(10 * SECOND);
  change('stock');
  await visit(cache, address);
  await visit(cache, address);
  expect(await visit(cache, address)).toEqual(['hit', 'render 2']);
  pass(1500);
  expect(await visit(cache, address)).toEqual(['stale', 'render 2']);
  expect(await nextVisit(cache, address)).toEqual(['hit', 'render 3']);
  pass(SECOND);
  expect(await visit(cache, address)).toEqual(['hit', 'render 3']);
});

it('PL-083 nothing is fresh for more than a minute', async () => {
  const address = anAddress([{}]);
  const { cache, pass } = await holding(address);
  pass(60 * SECOND - 1);
  expect(await visit(cache, address)).toEqual(['hit', 'render 2']);
  pass(1);
  expect(await visit(cache, address)).toEqual(['stale', 'render 2']);
  expect(await nextVisit(cache, address)).toEqual(['hit', 'render 3']);
  pass(90 * SECOND);
  expect(await visit(cache, address)).toEqual(['miss', 'render 4']);
});

it('PL-083 while the back end does not say what changed, a page is stale', async () => {
  const address = anAddress([{}]);
  const { cache, pass, loseBackEnd } = await holding(address);
  loseBackEnd();
  expect(await visit(cache, address)).toEqual(['stale', 'render 2']);
  pass(1500);
  expect(await visit(cache, address)).toEqual(['shared', 'render 3']);
  expect(await visit(cache, address)).toEqual(['miss', 'render 4']);
});

it.each([
  ['there is no page', null],
  ['the page has no content', { status: 503 }],
  ['the back end does not let it load', { status: 503, body: null }],
  ['too many pages are requested', new RenderRefused('full')],
] as const)('PL-033 a page that cannot be rendered is sent as it was: %s', async (_why, failure) => {
  const address = anAddress([{}, {}, failure]);
  const { cache, pass } = await holding(address);
  pass(3_600_000);
  expect(await visit(cache, address)).toEqual(['error', 'render 2']);
  // Others do not wait for the next failure.
  expect([await visit(cache, address), address.count()]).toEqual([['error', 'render 2'], 3]);
  pass(24 * 3_600_000);
  expect(await visit(cache, address).catch(() => [])).not.toContain('render 2');
});

it.each([
  ['an error', { status: 503 }],
  ['a page that is not found', { status: 404 }],
  ['a redirect', { status: 301, headers: { location: '/' }, body: '' }],
])('PL-083 never stores %s', async (_what, rendered) => {
  const { cache } = await holding(anAddress([rendered]));
  expect(cache.pages).toBe(0);
});

it('PL-083 a page that is gone is not sent any more', async () => {
  const address = anAddress([{}, {}, { status: 404, body: 'sold' }, null]);
  const { cache, pass } = await holding(address);
  pass(3_600_000);
  expect(await visit(cache, address)).toEqual(['miss', 'sold']);
  expect([await visit(cache, address), cache.pages]).toEqual([['miss', null], 0]);
});

it.each([
  ['a slot that was late', { failures: [{ remote: 'mf-finance', version: '1.0.0', region: 'slot', message: 'late' }] }],
  ['a call without response', { isComplete: false }],
])('PL-083 a page that lacks %s is sent for 3 s', async (_what, rendered) => {
  const address = anAddress([{}, rendered, {}]);
  const { cache, pass } = await holding(address);
  pass(2999);
  expect(await visit(cache, address)).toEqual(['hit', 'render 2']);
  pass(1);
  expect(await visit(cache, address)).toEqual(['miss', 'render 3']);
});

it('PL-083 a page of other versions, or without a remote, is not stored under the versions that were requested', async () => {
  const outcome = (over: Partial<Outcome>): CachedAddress => {
    const address = anAddress([{}]);
    return { ...address, render: async (signal) => ({ ...(await address.render(signal)), ...over }) };
  };
  expect((await holding(outcome({ composition: 'two' }))).cache.pages).toBe(0);
  expect((await holding(outcome({ isWhole: false }))).cache.pages).toBe(0);
});

it('PL-083 after a release the versions before are sent while the new ones are rendered', async () => {
  const address = anAddress([{}]);
  const { cache } = await holding(address);
  const next = anAddress([{ body: 'released' }], { composition: 'two', former: 'one' });
  expect(await visit(cache, next)).toEqual(['stale', 'render 2']);
  expect(await nextVisit(cache, next)).toEqual(['hit', 'released']);
});

it('PL-083 renders the most requested pages of a release before anybody requests them', async () => {
  const released = anAddress([{ body: 'released' }], { composition: 'two' });
  const rare = anAddress([{}], { page: '/rare' });
  const popular = { ...anAddress([{}]), again: () => released };
  const { cache } = await holding(popular);
  await visit(cache, rare);
  await visit(cache, rare);
  await visit(cache, popular);
  await cache.renderAgain(1);
  expect(await visit(cache, released)).toEqual(['hit', 'released']);
});

it('PL-083 10,000 addresses that nobody else requests neither fill the cache nor evict what is wanted', async () => {
  const address = anAddress([{}]);
  const { cache } = await holding(address);
  await Promise.all(Array.from({ length: 10_000 }, (_each, at) => visit(cache, anAddress([{}], { page: `/invented/${at}` }))));
  expect(cache.pages).toBe(1);
  expect(await visit(cache, address)).toEqual(['hit', 'render 2']);
});

it('PL-083 a page that is requested often becomes smaller where nothing is rendered', async () => {
  const body = readFileSync(__filename, 'utf8');
  const address = anAddress([{ body }]);
  const { cache } = await holding(address);
  const before = cache.bytes;
  expect(await cache.compressBetter()).toBe(false);
  for (let request = 0; request < 20; request += 1) await visit(cache, address);
  expect(await cache.compressBetter()).toBe(true);
  expect(cache.bytes).toBeLessThan(before);
  expect(await visit(cache, address)).toEqual(['hit', body]);
  expect(await cache.compressBetter()).toBe(false);
});

it('PL-083 the cache is bounded by bytes: what was requested longest ago makes room', async () => {
  const { cache } = aCache({ maxBytes: 7000 });
  const addresses = ['/a', '/b', '/c', '/d'].map((page) => anAddress([{}], { page }));
  for (const address of addresses) {
    await visit(cache, address);
    await visit(cache, address);
  }
  expect(cache.pages).toBe(3);
  expect(cache.bytes).toBeLessThanOrEqual(7000);
  expect((await visit(cache, addresses[3] as CachedAddress))[0]).toBe('hit');
  expect((await visit(cache, addresses[0] as CachedAddress))[0]).toBe('miss');
});
