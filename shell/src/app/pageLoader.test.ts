/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import { PageNotFound, PageRedirect, ROUTES, type AnyPageModule, type LoaderContext, type Route } from '@forecourt/shared-contracts';
import { needsReload, pageLoader } from './pageLoader';
import { servicesFor } from './testing/renderShell';

const route = ROUTES.find(({ id }) => id === 'SH-020') as Route;
const withLoader = (loader: AnyPageModule['loader']) => {
  const made = servicesFor({ remotes: { 'mf-vehicle': { pages: { 'vehicle.detail': async () => ({ Component: () => null, loader }) } } } });
  return { ...made, load: () => pageLoader(route, made.services)({ request: new Request('http://site.example/cars/a?from=b'), params: { slug: 'a' } }) };
};

it.each([
  ['the query changed and the page owns it', '/search?page=1', '/search?page=2', true, false],
  ['the query changed and the page does not own it', '/search?page=1', '/search?page=2', false, true],
  ['the path changed', '/search?page=1', '/search/used?page=2', true, true],
  ['the same address is asked for again', '/search?page=1', '/search?page=1', true, true],
])('decides on the loader when %s', (_when, from, to, ownsQuery, expected) => {
  expect(needsReload(new URL(from, 'http://site'), new URL(to, 'http://site'), ownsQuery)).toBe(expected);
});

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

  const moved = (await refuse(new PageRedirect('/cars/b', 301)).load()) as Response;
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/cars/b']);

  const broken = refuse(new Error('the back end is away'));
  expect(await broken.load()).toEqual({ kind: 'failed' });
  expect(broken.failures).toEqual([{ remote: 'mf-vehicle', version: '1.0.0', region: 'page vehicle.detail', error: new Error('the back end is away') }]);
});

it('PL-028 says whose code runs, and that it came to an end', async () => {
  const { services } = withLoader(() => 'a car');
  const entered: string[] = [];
  services.enter = (remote) => void entered.push(remote);
  await pageLoader(route, services)({ request: new Request('http://site.example/cars/a'), params: { slug: 'a' } });
  expect(entered[0]).toBe('mf-vehicle');
  expect(entered.at(-1)).toBe('shell');
});
