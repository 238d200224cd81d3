import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { RenderPool } from './renderPool';
import { aSetup, aTask, writeWorker } from './testing/fakeRenderer';
import { RenderAborted, RenderRefused, RenderStopped } from './renderErrors';

const worker = writeWorker();
afterAll(() => worker.remove());

const pools: RenderPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function aPool(options: Partial<ConstructorParameters<typeof RenderPool>[0]> = {}) {
  const pool = new RenderPool({
    file: worker.file,
    setup: aSetup('mf-search', 'mf-forms'),
    workers: 2,
    maxWaitingPerWorker: 100,
    timeoutMs: 10_000,
    heapMb: 64,
    startMs: 60_000,
    ...options,
  });
  pools.push(pool);
  return pool;
}

/** A render that ends when `release` is called. */
function holdRender(pool: RenderPool, conditions: Parameters<RenderPool['render']>[1] = {}) {
  const until = path.join(path.dirname(worker.file), randomUUID());
  return { rendered: pool.render(aTask(`/hold?until=${until}`), conditions), release: () => writeFileSync(until, '') };
}
const rendersOf = async (page: Promise<{ body: string | null }>) => (JSON.parse((await page).body ?? '{}') as { renders: number }).renders;

const stopOf = (render: Promise<unknown>) =>
  render.then(
    () => null,
    (error: unknown) => error as RenderStopped,
  );

it('PL-028 an endless loop stops only its own render and reports the remote whose code was running', async () => {
  const pool = aPool({ timeoutMs: 3000 });
  await pool.render(aTask('/warm'));
  const others = Array.from({ length: 20 }, (_each, index) => pool.render(aTask(`/page-${index}`)));
  const stopped = stopOf(pool.render(aTask('/loop?remote=mf-forms')));
  const later = Array.from({ length: 20 }, (_each, index) => pool.render(aTask(`/later-${index}`)));

  expect((await Promise.all([...others, ...later])).map(({ status }) => status)).toEqual(Array(40).fill(200));
  const error = await stopped;
  expect(error).toBeInstanceOf(RenderStopped);
  expect(error).toMatchObject({ owner: 'mf-forms', message: 'The render took longer than 3000 ms while mf-forms was running' });
});

it('PL-028 renders go on while another worker loops', async () => {
  const pool = aPool({ timeoutMs: 3000 });
  await Promise.all([pool.render(aTask('/slow')), pool.render(aTask('/slow'))]);
  let isLooping = true;
  const loop = stopOf(pool.render(aTask('/loop?remote=mf-search'))).finally(() => {
    isLooping = false;
  });
  for (let count = 0; count < 10; count += 1) await pool.render(aTask(`/page-${count}`));
  expect(isLooping).toBe(true);
  expect((await loop)?.owner).toBe('mf-search');
});

it.each([
  ['a heap bomb', '/heap?remote=mf-search', /memory/],
  ['an end of the process', '/exit?remote=mf-search', /ended with code 3/],
  ['an unhandled rejection', '/reject?remote=mf-search', /unhandled/],
])('PL-028 %s stops only its own render, and a new worker replaces the old one', async (_what, address, reason) => {
  const pool = aPool({ workers: 1, timeoutMs: 10_000 });
  const error = await stopOf(pool.render(aTask(address)));
  expect(error).toBeInstanceOf(RenderStopped);
  expect(error?.owner).toBe('mf-search');
  expect(error?.message).toMatch(reason);
  expect((await pool.render(aTask('/after'))).status).toBe(200);
});

it('PL-028 an error that the renderer reports does not stop its worker', async () => {
  const pool = aPool({ workers: 1 });
  const error = await stopOf(pool.render(aTask('/throw?remote=mf-search')));
  expect(error).not.toBeInstanceOf(RenderStopped);
  expect(error?.message).toBe('it went wrong');
  expect((await pool.render(aTask('/after'))).status).toBe(200);
});

it('PL-028 reports the shell as the owner when its own code hangs', async () => {
  expect((await stopOf(aPool({ timeoutMs: 200 }).render(aTask('/loop?remote=unknown'))))?.owner).toBe('shell');
});

it('PL-035 close() finishes the running and the queued renders', async () => {
  const pool = aPool({ workers: 1 });
  const renders = [pool.render(aTask('/slow')), pool.render(aTask('/slow')), pool.render(aTask('/last'))];
  let isClosed = false;
  const closing = pool.close().finally(() => {
    isClosed = true;
  });
  const pages = await Promise.all(renders);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(isClosed).toBe(false);
  await closing;
});

it('PL-035 close() ends even when the last render hangs', async () => {
  const pool = aPool({ workers: 1, timeoutMs: 2000 });
  const stopped = stopOf(pool.render(aTask('/loop?remote=mf-search')));
  const waiting = pool.render(aTask('/waits'));
  await pool.close();
  expect((await stopped)?.owner).toBe('mf-search');
  expect((await waiting).status).toBe(200);
});

it('PL-035 a closed pool rejects new work', async () => {
  const pool = aPool();
  await pool.close();
  await expect(pool.render(aTask('/late'))).rejects.toThrow('closed');
});

it('rejects the first render and every later one with the reason when workers never start', async () => {
  const broken = writeWorker("throw new Error('no such module');");
  const pool = aPool({ file: broken.file });
  await expect(pool.render(aTask('/first'))).rejects.toThrow('The render workers do not start: no such module');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(pool.render(aTask('/second'))).rejects.toThrow('The render workers do not start: no such module');
  broken.remove();
});

it('PL-073 a worker whose code does not come to an end is a failed start, and so are those that replace it', async () => {
  const hanging = writeWorker('setInterval(() => undefined, 1000);');
  const pool = aPool({ file: hanging.file, workers: 1, startMs: 20 });
  await expect(pool.render(aTask('/first'))).rejects.toThrow('The render workers do not start: its code did not load within 20 ms');
  hanging.remove();
});

it('PL-073 terminate() ends a pool that has never served, and rejects what waits in it', async () => {
  const hanging = writeWorker('setInterval(() => undefined, 1000);');
  const pool = aPool({ file: hanging.file, workers: 1 });
  const waiting = pool.render(aTask('/first'));
  pool.terminate(new Error('not this one'));
  await expect(waiting).rejects.toThrow('not this one');
  await expect(pool.render(aTask('/second'))).rejects.toThrow('not this one');
  hanging.remove();
});

it('refuses at once what would wait behind more renders than the workers can do in good time', async () => {
  const pool = aPool({ workers: 1, maxWaitingPerWorker: 3 });
  await pool.render(aTask('/warm'));
  const { rendered, release } = holdRender(pool);
  const waiting = [1, 2, 3].map((number) => pool.render(aTask(`/page-${number}`)));
  await expect(pool.render(aTask('/one-too-many'))).rejects.toThrow(new RenderRefused('3 renders are waiting'));
  release();
  await Promise.all([rendered, ...waiting]);
  expect(await rendersOf(pool.render(aTask('/next')))).toBe(6);
});

it('refuses a render that no worker starts in time, and never starts it later', async () => {
  const pool = aPool({ workers: 1 });
  const { rendered, release } = holdRender(pool);
  await expect(pool.render(aTask('/late'), { startTimeoutMs: 20 })).rejects.toThrow(
    new RenderRefused('no worker could start it within 20 ms'),
  );
  release();
  await rendered;
  expect(await rendersOf(pool.render(aTask('/next')))).toBe(2);
});

it('a render that has started in time is not refused later', async () => {
  const pool = aPool({ workers: 1 });
  await pool.render(aTask('/warm'));
  const { rendered, release } = holdRender(pool, { startTimeoutMs: 20 });
  await expect(pool.render(aTask('/late'), { startTimeoutMs: 40 })).rejects.toBeInstanceOf(RenderRefused);
  release();
  expect((await rendered).status).toBe(200);
});

it('drops a waiting render that nobody awaits any more', async () => {
  const pool = aPool({ workers: 1 });
  const { rendered, release } = holdRender(pool);
  const visit = new AbortController();
  const waiting = pool.render(aTask('/left'), { signal: visit.signal });
  visit.abort();
  await expect(waiting).rejects.toBeInstanceOf(RenderAborted);
  release();
  await rendered;
  expect(await rendersOf(pool.render(aTask('/next')))).toBe(2);
});

it('aborts a running render that nobody awaits any more, and its worker renders the next page', async () => {
  const pool = aPool({ workers: 1 });
  await pool.render(aTask('/warm'));
  const visit = new AbortController();
  const { rendered } = holdRender(pool, { signal: visit.signal });
  visit.abort();
  await expect(rendered).rejects.toBeInstanceOf(RenderAborted);
  expect(await rendersOf(pool.render(aTask('/next')))).toBe(3);
});

it('PL-035 close() does not wait for a render that nobody awaits any more', async () => {
  const pool = aPool({ workers: 1 });
  const { rendered, release } = holdRender(pool);
  const visit = new AbortController();
  const waiting = pool.render(aTask('/left'), { signal: visit.signal });
  const closing = pool.close();
  visit.abort();
  await expect(waiting).rejects.toBeInstanceOf(RenderAborted);
  release();
  await Promise.all([rendered, closing]);
});
