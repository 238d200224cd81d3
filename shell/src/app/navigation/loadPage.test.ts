/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { PageNotFound, PageRedirect, type AnyPageModule, type LoaderContext } from '@forecourt/shared-contracts';
import { servicesFor } from '../testing/renderShell';
import { loadPage } from './loadPage';
import { matchPage } from '../routing/pageMatch';
import { Redirect } from '../routing/Redirect';

const withLoader = (loader: AnyPageModule['loader']) => {
  const made = servicesFor({ remotes: { 'mf-vehicle': { pages: { 'vehicle.detail': async () => ({ Component: () => null, loader }) } } } });
  const url = new URL('http://site.example/cars/a?from=b');
  return { ...made, load: () => loadPage(matchPage(made.site, url.pathname), { url, signal: new AbortController().signal }, made.services) };
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

it('SH-017 CO-139 outcomes of a loader: not found, redirect, failed with a report', async () => {
  const refuse = (error: Error) =>
    withLoader(() => {
      throw error;
    });
  expect(await refuse(new PageNotFound('no car')).load()).toEqual({ kind: 'not-found' });
  expect(await refuse(new PageRedirect('/cars/b', 301)).load()).toEqual(new Redirect('/cars/b', 301));

  const broken = refuse(new Error('the back end is away'));
  expect(await broken.load()).toEqual({ kind: 'failed' });
  expect(broken.failures).toEqual([{ remote: 'mf-vehicle', version: '1.0.0', region: 'page vehicle.detail', error: new Error('the back end is away') }]);
});

it("reports whose code runs, and 'shell' after it", async () => {
  const { services, load } = withLoader(() => 'a car');
  const entered: string[] = [];
  services.setRunningRemote = (remote) => void entered.push(remote);
  await load();
  expect(entered[0]).toBe('mf-vehicle');
  expect(entered.at(-1)).toBe('shell');
});
