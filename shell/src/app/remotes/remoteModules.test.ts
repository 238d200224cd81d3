import type { RemoteDefinition } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { createSlice } from '@reduxjs/toolkit';
import { createRemoteModules, RemoteUnavailable, type LoadDefinition } from './remoteModules';
import { compositionOf, definitionOf, type TestRemote } from '../testing/renderShell';

const page = { Component: () => null };
const slot = { Component: () => null };
const remote: TestRemote = { pages: { results: async () => page }, slots: { 'search-box': async () => slot } };
const composition = compositionOf({ 'mf-search': remote });
const modulesOf = (load: LoadDefinition, store = createPlatformStore({ site: aSite() }), composed = composition) =>
  createRemoteModules(composed, load, store);
const withContract = (contract: string) =>
  modulesOf(async (name) => definitionOf(name, remote), undefined, compositionOf({ 'mf-search': { ...remote, contract } }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it('PL-002 loads a definition, each page and each slot once, when it is first requested', async () => {
  const requested: string[] = [];
  const load = async (name: string): Promise<RemoteDefinition> => {
    requested.push(name);
    return definitionOf(name, remote);
  };
  const modules = modulesOf(load);
  expect(requested).toEqual([]);
  expect(modules.loadedPage('mf-search', 'results')).toBeUndefined();

  expect(await modules.page('mf-search', 'results')).toBe(page);
  expect(await modules.slot('search-box', 1)).toBe(slot);
  expect(modules.page('mf-search', 'results')).toBe(modules.page('mf-search', 'results'));
  expect(modules.loadedPage('mf-search', 'results')).toBe(page);
  expect(requested).toEqual(['mf-search']);
});

it.each([
  ['3.0.0', 'mf-search is not available: it uses contract 3.0.0, this shell uses 2.1.0'],
  ['1.0.0', 'mf-search is not available: it uses contract 1.0.0, this shell uses 2.1.0'],
])('PL-013 refuses a remote of contract %s', async (contract, message) => {
  await expect(withContract(contract).page('mf-search', 'results')).rejects.toThrow(message);
});

it('PL-013 accepts another minor of the same contract', async () => {
  expect(await withContract('2.7.3').page('mf-search', 'results')).toBe(page);
});

it('caches a failed load until clearFailures(), then loads again', async () => {
  let calls = 0;
  const modules = modulesOf(async (name) => {
    calls += 1;
    if (calls === 1) throw new Error('the network is away');
    return definitionOf(name, remote);
  });
  const failure = await modules.page('mf-search', 'results').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteUnavailable);
  expect(failure).toMatchObject({ remote: 'mf-search', message: 'mf-search is not available: the network is away' });
  await settle();
  await expect(modules.page('mf-search', 'results')).rejects.toBe(failure);
  expect(calls).toBe(1);
  modules.clearFailures();
  expect(await modules.page('mf-search', 'results')).toBe(page);
  expect(calls).toBe(2);
});

it('loads a failed chunk again without loading the definition again', async () => {
  let chunks = 0;
  let definitions = 0;
  const flaky: TestRemote = {
    pages: {
      results: async () => {
        chunks += 1;
        if (chunks === 1) throw new Error('ChunkLoadError');
        return page;
      },
    },
  };
  const modules = modulesOf(async (name) => {
    definitions += 1;
    return definitionOf(name, flaky);
  });
  await expect(modules.page('mf-search', 'results')).rejects.toThrow('ChunkLoadError');
  modules.clearFailures();
  expect(await modules.page('mf-search', 'results')).toBe(page);
  expect([chunks, definitions]).toEqual([2, 1]);
});

it('names what is missing: a release, a page, a slot', async () => {
  const modules = modulesOf(async (name) => definitionOf(name, remote));
  await expect(modules.page('mf-forms', 'contact')).rejects.toThrow('mf-forms is not available: it has no release');
  await expect(modules.page('mf-search', 'map')).rejects.toThrow("mf-search is not available: it has no page 'map'");
  await expect(modules.slot('latest-cars', 1)).rejects.toThrow("The slot 'latest-cars' is not available: no remote provides it");
});

describe('PL-006 late slices', () => {
  const views = createSlice({ name: 'mf-search/views', initialState: { count: 0 }, reducers: {} });
  const withSlice = (name: string) => ({
    ...remote,
    pages: { results: async () => ({ ...page, slices: [{ ...views, name, reducerPath: name }] }) },
  });
  const shopWith = (preloaded: Record<string, unknown>) => createPlatformStore({ site: aSite(), preloaded });

  it('injects the slices of a page when its code has loaded, with the state of the server', async () => {
    const store = shopWith({ 'mf-search/views': { count: 3 } });
    const modules = modulesOf(async (name) => definitionOf(name, withSlice('mf-search/views')), store);
    expect(store.getState()).not.toHaveProperty(['mf-search/views']);
    await modules.page('mf-search', 'results');
    expect(store.getState()).toHaveProperty(['mf-search/views'], { count: 3 });
  });

  it('rejects a page whose slice is not named after its remote', async () => {
    const modules = modulesOf(async (name) => definitionOf(name, withSlice('views')));
    await expect(modules.page('mf-search', 'results')).rejects.toThrow("The slice 'views' of mf-search must be named 'mf-search/…'");
  });
});
