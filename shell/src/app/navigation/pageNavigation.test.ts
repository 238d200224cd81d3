/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import type { AnyPageModule } from '@forecourt/shared-contracts/shell';
import { servicesFor } from '../testing/renderShell';
import { createPageNavigation } from './pageNavigation';

/** A page whose loads the test answers by hand, in any order. */
function slowPages() {
  const waiting: { path: string; signal: AbortSignal; answer: () => void }[] = [];
  const loader: AnyPageModule['loader'] = ({ url, signal }) =>
    new Promise((resolve) => {
      waiting.push({ path: url.pathname, signal, answer: () => resolve(url.pathname) });
    });
  const page: AnyPageModule = { Component: () => null, loader };
  history.replaceState(null, '', '/');
  const { services } = servicesFor({ remotes: { 'mf-vehicle': { pages: { detail: async () => page } } } });
  const navigation = createPageNavigation(services, { kind: 'ready', data: null });
  const requestedPages = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
    return waiting[count - 1] as (typeof waiting)[number];
  };
  return { navigation, requestedPages };
}

it('changes URL and page together, when the data has loaded', async () => {
  const { navigation, requestedPages } = slowPages();
  const done = navigation.navigate('/cars/a', 'PUSH', { from: 'list' });
  const first = await requestedPages(1);
  expect([navigation.isLoading(), location.pathname, navigation.displayedPage().location.pathname]).toEqual([true, '/', '/']);

  first.answer();
  await done;
  expect([navigation.isLoading(), location.pathname]).toEqual([false, '/cars/a']);
  expect(navigation.displayedPage()).toMatchObject({
    location: { pathname: '/cars/a', state: { from: 'list' } },
    navigationType: 'PUSH',
    result: { data: '/cars/a' },
  });
  navigation.stop();
});

it('VE-002 a page with another path replaces the one on screen, the same page with another query does not', async () => {
  const { navigation, requestedPages } = slowPages();
  const next = navigation.navigate('/cars/a');
  (await requestedPages(1)).answer();
  expect([navigation.isLoading(), navigation.isLeaving()]).toEqual([true, true]);
  await next;
  expect([navigation.isLoading(), navigation.isLeaving()]).toEqual([false, false]);

  const same = navigation.navigate('/cars/a?photo=2');
  const reload = await requestedPages(2);
  expect([navigation.isLoading(), navigation.isLeaving()]).toEqual([true, false]);
  reload.answer();
  await same;
  navigation.stop();
});

it('a later navigation aborts the load of an earlier one', async () => {
  const { navigation, requestedPages } = slowPages();
  const early = navigation.navigate('/cars/early');
  const first = await requestedPages(1);
  const late = navigation.navigate('/cars/late');
  const second = await requestedPages(2);
  expect(first.signal.aborted).toBe(true);

  second.answer();
  first.answer();
  await Promise.all([early, late]);
  expect(navigation.displayedPage().location.pathname).toBe('/cars/late');
  expect(history.length).toBeGreaterThan(0);
  navigation.stop();
});

it('back loads the previous page, without a new entry in the history', async () => {
  const { navigation, requestedPages } = slowPages();
  const one = navigation.navigate('/cars/a');
  (await requestedPages(1)).answer();
  await one;
  const two = navigation.navigate('/cars/b');
  (await requestedPages(2)).answer();
  await two;
  const entries = history.length;

  navigation.go(-1);
  (await requestedPages(3)).answer();
  while (navigation.isLoading()) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(navigation.displayedPage()).toMatchObject({
    location: { pathname: '/cars/a' },
    navigationType: 'POP',
    result: { data: '/cars/a' },
  });
  expect(history.length).toBe(entries);
  navigation.stop();
});

it('FO-003 a page makes entries of its own for its URL: forward and back load nothing', async () => {
  const { navigation } = slowPages();
  await navigation.navigate('/', 'PUSH', { step: 1 });
  expect(navigation.displayedPage()).toMatchObject({ location: { pathname: '/', state: { step: 1 } }, navigationType: 'PUSH' });
  expect(history.state).toMatchObject({ state: { step: 1 } });

  const displayed = new Promise<void>((resolve) => {
    navigation.subscribe(resolve);
  });
  navigation.go(-1);
  await displayed;
  expect(navigation.displayedPage()).toMatchObject({ location: { state: null }, navigationType: 'POP' });
  expect(navigation.isLoading()).toBe(false);
  navigation.stop();
});

it('reload loads the displayed page again', async () => {
  const { navigation, requestedPages } = slowPages();
  const one = navigation.navigate('/cars/a?x=1#map');
  (await requestedPages(1)).answer();
  await one;
  const again = navigation.reload();
  (await requestedPages(2)).answer();
  await again;
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/cars/a?x=1#map');
  navigation.stop();
});
