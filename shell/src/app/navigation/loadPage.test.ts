/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { ApiError, PageNotFound, PageRedirect, type LoaderContext } from '@forecourt/shared-contracts';
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { servicesFor } from '../testing/renderShell';
import { loadPage } from './loadPage';
import { matchPage } from '../routing/pageMatch';
import { Redirect } from '../routing/Redirect';

const withLoader = (loader: AnyPageModule['loader'], signal = new AbortController().signal) => {
  const made = servicesFor({ remotes: { 'mf-vehicle': { pages: { detail: async () => ({ Component: () => null, loader }) } } } });
  const url = new URL('http://site.example/cars/a?from=b');
  return { ...made, load: () => loadPage(matchPage(made.services.composition.routes, url.pathname), { url, signal }, made.services) };
};

it('PL-002 runs the loader with address, parameters and platform', async () => {
  let given: LoaderContext | undefined;
  const { load, site } = withLoader((context) => {
    given = context;
    return 'a car';
  });
  expect(await load()).toEqual({ kind: 'ready', data: 'a car' });
  expect(given).toMatchObject({ params: { slug: 'a' }, site });
  expect(given?.url.search).toBe('?from=b');
  expect(await withLoader(undefined).load()).toEqual({ kind: 'ready', data: null });
});

it('SH-017 outcomes of a loader: not found, redirect, failed with a report', async () => {
  const refuse = (error: Error) =>
    withLoader(() => {
      throw error;
    });
  expect(await refuse(new PageNotFound('no car')).load()).toEqual({ kind: 'not-found' });
  expect(await refuse(new PageRedirect('/cars/b', 301)).load()).toEqual(new Redirect('/cars/b', 301));

  const broken = refuse(new TypeError('the loader has a mistake'));
  expect(await broken.load()).toEqual({ kind: 'failed', by: 'remote' });
  expect(broken.failures).toEqual([
    { remote: 'mf-vehicle', version: '1.0.0', region: 'page detail', error: new TypeError('the loader has a mistake') },
  ]);
});

it.each([
  ['no response', 0, 'back-end'],
  ['an error of the database', 503, 'back-end'],
  ['a defect', 500, 'back-end'],
  ['too many requests', 429, 'remote'],
])('PL-033 whose failure it is when the back end has %s', async (_what, status, by) => {
  const { load, failures } = withLoader(() => Promise.reject(new ApiError('An unexpected error occured', status, 'unexpected')));
  expect(await load()).toEqual({ kind: 'failed', by });
  expect(failures).toHaveLength(1);
});

it('PL-046 an address that the back end rejects is not found', async () => {
  const { load, failures } = withLoader(() => Promise.reject(new ApiError('Please fix the following errors:', 422, 'validation_failed')));
  expect(await load()).toEqual({ kind: 'not-found' });
  expect(failures).toEqual([]);
});

it('PL-027 a module that does not load in time is a failure of its remote', async () => {
  const made = servicesFor({ remotes: { 'mf-vehicle': { pages: { detail: () => new Promise(() => undefined) } } } });
  const request = { url: new URL('http://site.example/cars/a'), signal: AbortSignal.timeout(20) };
  expect(await loadPage(matchPage(made.services.composition.routes, '/cars/a'), request, made.services)).toEqual({
    kind: 'failed',
    by: 'remote',
  });
});

it("reports whose code runs, and 'shell' after it", async () => {
  const { services, load } = withLoader(() => 'a car');
  const entered: string[] = [];
  services.setRunningRemote = (remote) => void entered.push(remote);
  await load();
  expect(entered[0]).toBe('mf-vehicle');
  expect(entered.at(-1)).toBe('shell');
});

it('PL-033 PL-028 a page that waits past the deadline of a server render fails with a report, also where its loader ignores the signal', async () => {
  const waiting = withLoader(() => new Promise(() => undefined), AbortSignal.timeout(20));
  expect(await waiting.load()).toEqual({ kind: 'failed', by: 'back-end' });
  expect(waiting.failures).toEqual([
    expect.objectContaining({ remote: 'mf-vehicle', error: new Error('The page did not load within the time of a server render.') }),
  ]);
});

it('a navigation that is aborted is no failure', async () => {
  const visit = new AbortController();
  const left = withLoader(() => new Promise(() => undefined), visit.signal);
  const result = left.load();
  visit.abort();
  expect(await result).toMatchObject({ kind: 'failed' });
  expect(left.failures).toEqual([]);
});
