import type { TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { browserSites, type BrowserSites } from './browserSites';

const LOCAL = aSite({ id: 1, slug: 'local-motors', search_key: 'local-key' });
const HOSTED = aSite({ id: 2, slug: 'hosted-motors', search_app: 'APP', search_key: 'parent-key' });
const PROBLEM =
  'the index Car_production of hosted-motors has no attribute visible_until: npx forecourt stock push --tenant hosted-motors adds it';

let documents: SiteConfig[];
let problem: string | null | Error;
let now: Date;
let said: string[];
let sites: BrowserSites;
const tenants: TenantSource = {
  all: () => documents,
  bySlug: (slug) => documents.find((site) => site.slug === slug) ?? null,
  byHost: (host) => documents.find((site) => `${site.slug}.localhost` === host) ?? null,
  problems: () => ['broken.json: no name'],
  close: () => {},
};
const open = () =>
  browserSites(tenants, {
    now: () => now,
    everyMs: 1000,
    check: async () => {
      if (problem instanceof Error) throw problem;
      return problem;
    },
    onProblem: (text) => said.push(text),
  });
beforeEach(async () => {
  jest.useFakeTimers();
  documents = [LOCAL, HOSTED];
  problem = null;
  now = new Date('2026-03-10T12:00:00Z');
  said = [];
  sites = await open();
});
afterEach(() => {
  sites.close();
  jest.useRealTimers();
});
const hosted = () => sites.bySlug('hosted-motors');

it('leaves a site alone that searches at its own address', () => {
  expect(sites.byHost('local-motors.localhost')).toBe(LOCAL);
  expect([sites.byHost('unknown.localhost'), sites.bySlug('unknown'), sites.problems()]).toEqual([null, null, ['broken.json: no name']]);
});

it('SE-110 gives the browser of a hosted site keys for the day, never the site’s own', () => {
  const site = hosted();
  expect(site).toMatchObject({ search_app: 'APP', slug: 'hosted-motors' });
  expect(JSON.stringify([site, sites.all(), sites.byHost('hosted-motors.localhost')])).not.toContain('parent-key');
  expect(hosted()).toBe(site);
  now = new Date('2026-03-11T00:00:00Z');
  expect(hosted()?.search_key).not.toBe(site?.search_key);
});

it('SE-110 a site whose index is not usable has no search, is named, and gets it back; the others are served', async () => {
  problem = PROBLEM;
  await jest.advanceTimersByTimeAsync(1000);
  expect(hosted()).toMatchObject({ search_app: 'local', search_host: '', search_key: '', search_records_key: '' });
  expect(sites.searchProblems()).toEqual([PROBLEM]);
  expect(sites.bySlug('local-motors')).toBe(LOCAL);
  await jest.advanceTimersByTimeAsync(1000);
  expect(said).toEqual([PROBLEM]);

  problem = null;
  await jest.advanceTimersByTimeAsync(1000);
  expect([hosted()?.search_app, sites.searchProblems()]).toEqual(['APP', []]);
});

it('SE-110 an index that cannot be checked stays what it was', async () => {
  problem = PROBLEM;
  await jest.advanceTimersByTimeAsync(1000);
  problem = new Error('connect ECONNREFUSED');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sites.searchProblems()).toEqual([PROBLEM]);
  expect(said.at(-1)).toBe('the search of hosted-motors could not be checked: connect ECONNREFUSED');
});

it('SE-110 checks a document that has changed when it is first used', async () => {
  const changed = { ...HOSTED, search_index: 'Elsewhere' };
  documents = [LOCAL, changed];
  problem = PROBLEM;
  expect(hosted()?.search_app).toBe('APP');
  await jest.advanceTimersByTimeAsync(0);
  expect(hosted()?.search_app).toBe('local');
});

it('SE-110 forgets a site that is gone or searches at its own address now', async () => {
  problem = PROBLEM;
  await jest.advanceTimersByTimeAsync(1000);
  documents = [LOCAL];
  await jest.advanceTimersByTimeAsync(1000);
  expect(sites.searchProblems()).toEqual([]);
});

it('SE-110 has checked every hosted index before the first page', async () => {
  problem = PROBLEM;
  const fresh = await open();
  fresh.close();
  expect(fresh.searchProblems()).toEqual([PROBLEM]);
});
