import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf } from '@forecourt/shared-contracts/site-routes';
import { aSiteDocument } from '@forecourt/shared-contracts/testing';
import {
  canaried,
  pinned,
  promoted,
  retired,
  rolledBack,
  type AllChannels,
  type Release,
  type ReleaseUses,
} from '@forecourt/shell/registry';
import { publishRelease, publishShell } from '@forecourt/shell/testing';
import { temporaryStores } from '../testing/temporaryStores';
import { checkChange, compositionWarnings } from './checkChange';

/*
 * Changes of a registry that was fine: two sites, a shell, and two remotes of which one mounts and links what the other offers.
 */

const TENANTS = ['clearmark-cars', 'harbour-motors'];
const part = { js: [], css: [], shared: [] };
const slot = (version: number, over: Partial<Release['slots'][string]> = {}) => ({ ...part, version, reserve: '3rem', ...over });
const NOTHING: ReleaseUses = { mounts: [], links: [], names: {} };
const information = routeOf({
  name: 'finance.information',
  pattern: '/finance',
  page: 'information',
  remote: 'mf-finance',
  title: 'Finance',
});

const detail = routeOf({ name: 'vehicle.detail', pattern: '/cars/:slug', page: 'detail', remote: 'mf-vehicle', title: 'Car' });

let stores: ReturnType<typeof temporaryStores>;
let before: AllChannels;
beforeEach(async () => {
  stores = temporaryStores();
  for (const slug of TENANTS) writeDocument(slug);
  await shell('1.0.0');
  await finance('1.0.0');
  await vehicle('1.0.0', { mounts: [{ slot: 'finance-summary', version: 1, hasFallback: false }] });
  before = [promoted('shell', '1.0.0'), promoted('mf-finance', '1.0.0'), promoted('mf-vehicle', '1.0.0')].reduce(
    (all, change) => change(all),
    {} as AllChannels,
  );
});
afterEach(() => stores.remove());

function writeDocument(slug: string, over: Record<string, unknown> = {}): void {
  const document = { ...aSiteDocument(), slug, hosts: [`${slug}.example`], sections: {}, ...over };
  writeFileSync(path.join(stores.tenantsFolder, `${slug}.json`), JSON.stringify(document));
}

const shell = (version: string, over: Parameters<typeof publishShell>[2] = {}) =>
  publishShell(stores.artifacts, version, {
    libraries: {
      react: { version: '19.3.1', names: ['useState'] },
      '@forecourt/shared-contracts': { version: '2.0.0', names: ['Slot', 'carPath'] },
    },
    links: { '@forecourt/shared-contracts': { carPath: [{ route: 'vehicle.detail', ifDeployed: false }] } },
    ...over,
  });
const remote = (name: string, version: string, uses: Partial<ReleaseUses> = {}, over: Partial<Release> = {}) =>
  publishRelease(stores.artifacts, name, version, { uses: { ...NOTHING, ...uses }, ...over });
const finance = (version: string, over: Partial<Release> = {}) =>
  remote('mf-finance', version, {}, { slots: { 'finance-summary': slot(1) }, routes: [information], ...over });
const vehicle = (version: string, uses: Partial<ReleaseUses>, over: Partial<Release> = {}) => remote('mf-vehicle', version, uses, over);

type Change = (all: AllChannels) => AllChannels;
const applied = (...changes: Change[]) => changes.reduce((all, change) => change(all), before);
/** The lines of the refusal of a change; none where it is accepted. */
async function refusal(
  after: AllChannels,
  { force = false, from = before }: { force?: boolean; from?: AllChannels } = {},
): Promise<string[]> {
  const [first, ...lines] = await checkChange(stores, { before: from, after, force }).then(
    () => ['The registry was not changed:'],
    (error: Error) => error.message.split('\n'),
  );
  expect(first).toBe('The registry was not changed:');
  return lines.filter((line) => line.startsWith('  - ')).map((line) => line.slice(4));
}

describe('PL-074 slots', () => {
  it('PL-074 refuses a release that drops a slot which another remote mounts, and names both', async () => {
    await finance('2.0.0', { slots: {} });
    const lines = [
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 2.0.0 does not offer it, on every site: release or roll back mf-vehicle to a version without it first",
    ];
    expect(await refusal(applied(promoted('mf-finance', '2.0.0')))).toEqual(lines);
  });

  it('PL-074 refuses it for the share of visitors that a canary gives it to, and for the tenant that is pinned to it', async () => {
    await finance('2.0.0', { slots: {} });
    expect(await refusal(applied(canaried('mf-finance', { version: '2.0.0', percent: 5, tenants: [] })))).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 2.0.0, a canary, does not offer it, on every site: release or roll back mf-vehicle to a version without it first",
    ]);
    expect(await refusal(applied(pinned('mf-finance', 'clearmark-cars', '2.0.0')))).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; clearmark-cars is pinned to mf-finance 2.0.0, which does not offer it: release or roll back mf-vehicle to a version without it first",
    ]);
  });

  it('PL-074 refuses another version of the props, where a tenant is pinned to a release that does not have it', async () => {
    await finance('2.0.0', { slots: { 'finance-summary': slot(2) } });
    await vehicle('1.4.0', { mounts: [{ slot: 'finance-summary', version: 2, hasFallback: false }] });
    const from = applied(pinned('mf-finance', 'clearmark-cars', '1.0.0'));
    const after = [promoted('mf-finance', '2.0.0'), promoted('mf-vehicle', '1.4.0')].reduce((all, change) => change(all), from);
    expect(await refusal(after, { from })).toEqual([
      "mf-vehicle 1.4.0 mounts 'finance-summary' version 2; clearmark-cars is pinned to mf-finance 1.0.0, which offers version 1: unpin it, or release mf-finance with it first",
    ]);
    expect(await refusal(applied(promoted('mf-finance', '2.0.0'), promoted('mf-vehicle', '1.4.0')))).toEqual([]);
  });

  it('PL-074 refuses to retire a remote, or to roll it back below what another needs', async () => {
    expect(await refusal(applied(retired('mf-finance')))).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance offered it and is no longer released, on every site: release or roll back mf-vehicle to a version without it first",
    ]);
    await finance('2.0.0', { slots: { 'finance-summary': slot(1), 'finance-note': slot(1) } });
    await vehicle('1.1.0', { mounts: [{ slot: 'finance-note', version: 1, hasFallback: false }] });
    const from = applied(promoted('mf-finance', '2.0.0'), promoted('mf-vehicle', '1.1.0'));
    expect(await refusal(rolledBack('mf-finance')(from), { from })).toEqual([
      "mf-vehicle 1.1.0 mounts 'finance-note' version 1; mf-finance 1.0.0 does not offer it, on every site: release or roll back mf-vehicle to a version without it first",
    ]);
  });

  it('PL-103 takes a release that serves two versions of the props, and pages go from one to the other when they like', async () => {
    await finance('2.0.0', { slots: { 'finance-summary': slot(2, { earlier: { 1: part } }) } });
    await finance('3.0.0', { slots: { 'finance-summary': slot(2) } });
    await vehicle('1.4.0', { mounts: [{ slot: 'finance-summary', version: 2, hasFallback: false }] });
    const both = applied(promoted('mf-finance', '2.0.0'));
    expect(await refusal(both)).toEqual([]);
    const moved = promoted('mf-vehicle', '1.4.0')(both);
    expect(await refusal(moved, { from: both })).toEqual([]);
    expect(await refusal(promoted('mf-finance', '3.0.0')(moved), { from: moved })).toEqual([]);
    expect(await refusal(promoted('mf-finance', '3.0.0')(both), { from: both })).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 3.0.0 offers version 2, on every site: release or roll back mf-vehicle to a version that mounts version 2 first",
    ]);
  });

  it('PL-103 refuses such a release where a shell from before is in service, which would load none of the versions', async () => {
    await shell('0.9.0', { contract: '2.0.0' });
    await finance('2.0.0', { slots: { 'finance-summary': slot(2, { earlier: { 1: part } }) } });
    const from = applied(promoted('mf-finance', '2.0.0'));
    expect(await refusal(pinned('shell', 'clearmark-cars', '0.9.0')(from), { from, force: true })).toEqual([
      "mf-finance 2.0.0 serves several versions of the props of 'finance-summary', which needs contract 2.1.0; clearmark-cars is pinned to shell 0.9.0, which has contract 2.0.0: release or roll back mf-finance to a version that serves one first",
    ]);
  });

  it('PL-074 lets a page do without a slot that it mounts with a fallback', async () => {
    await vehicle('1.1.0', { mounts: [{ slot: 'finance-note', version: 1, hasFallback: true }] });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([]);
  });

  it('PL-074 refuses a second owner of the name of a slot', async () => {
    await remote('mf-insurance', '1.0.0', {}, { slots: { 'finance-summary': slot(1) } });
    expect(await refusal(applied(promoted('mf-insurance', '1.0.0')))).toEqual([
      "mf-insurance 1.0.0 offers the slot 'finance-summary'; mf-finance 1.0.0 also offers a slot of this name, on every site: give one of them another name",
    ]);
  });
});

describe('PL-074 pages', () => {
  it('PL-074 refuses a release that drops a page to which another remote links, unless by ifDeployed', async () => {
    await vehicle('1.1.0', { links: [{ route: 'finance.information', ifDeployed: false }] });
    await vehicle('1.2.0', { links: [{ route: 'finance.information', ifDeployed: true }] });
    await finance('2.0.0', { routes: [] });
    const from = applied(promoted('mf-vehicle', '1.1.0'));
    expect(await refusal(promoted('mf-finance', '2.0.0')(from), { from })).toEqual([
      "mf-vehicle 1.1.0 links to 'finance.information'; mf-finance 2.0.0 does not have it, on every site: release mf-vehicle without the link first, or with one by ifDeployed",
    ]);
    expect(await refusal(applied(promoted('mf-vehicle', '1.2.0'), promoted('mf-finance', '2.0.0')))).toEqual([]);
  });

  it('PL-074 counts a link that a function of the contracts makes for the remote that takes it', async () => {
    await remote('mf-search', '1.0.0', { names: { '@forecourt/shared-contracts': ['carPath'] } });
    expect(await refusal(applied(promoted('mf-search', '1.0.0')))).toEqual([
      "mf-search 1.0.0 links to 'vehicle.detail'; mf-vehicle 1.0.0 does not have it, on every site: release mf-vehicle with it first",
    ]);
  });

  it('PL-074 refuses a page that links to another one of its own which it does not have', async () => {
    await vehicle('1.1.0', { links: [{ route: 'vehicle.print', ifDeployed: false }] });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([
      "mf-vehicle 1.1.0 links to 'vehicle.print', which it does not have itself, on every site: release it with the page, or without the link",
    ]);
  });

  it('CO-137 refuses an address that a document gave to another page, which would lose it', async () => {
    writeDocument('harbour-motors', { routes: [{ route: 'finance.information', pattern: '/loans' }] });
    const loans = routeOf({ name: 'vehicle.loans', pattern: '/loans', page: 'loans', remote: 'mf-vehicle', title: 'Loans' });
    await vehicle('1.1.0', {}, { routes: [loans] });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([
      'the document of harbour-motors does not fit: routes[0].pattern: /loans is the address of vehicle.loans already; one address shows one page: change the document first',
    ]);
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')), { from: {} })).toEqual([]);
  });

  it('CO-137 refuses an address of the shell, also before a shell is released', async () => {
    const home = routeOf({ name: 'vehicle.home', pattern: '/', page: 'home', remote: 'mf-vehicle', title: 'Home' });
    await vehicle('1.1.0', {}, { routes: [home] });
    const { shell: _shell, ...from } = before;
    expect(await refusal(promoted('mf-vehicle', '1.1.0')(from), { from })).toEqual([
      "mf-vehicle 1.1.0 claims / for 'vehicle.home'; shell of this program claims it for 'shell.home', on every site: give one of them another address",
    ]);
  });

  it('CO-137 refuses two owners of an address, on the sites where both have it', async () => {
    writeDocument('harbour-motors', { routes: [{ route: 'vehicle.loans', pattern: '/loans' }] });
    const loans = routeOf({ name: 'vehicle.loans', pattern: '/finance', page: 'loans', remote: 'mf-vehicle', title: 'Loans' });
    await vehicle('1.1.0', {}, { routes: [loans] });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([
      "mf-vehicle 1.1.0 claims /finance for 'vehicle.loans'; mf-finance 1.0.0 claims it for 'finance.information', on clearmark-cars: give one of them another address",
    ]);
  });
});

describe('PL-074 the shell', () => {
  it('PL-074 refuses a name that the running shell does not have, and force does not help', async () => {
    await vehicle('1.1.0', { names: { '@forecourt/shared-contracts': ['Slot', 'boatPath', 'planePath'] } });
    const after = applied(promoted('mf-vehicle', '1.1.0'));
    const lines = [
      'mf-vehicle 1.1.0 takes boatPath and planePath from @forecourt/shared-contracts; shell 1.0.0 does not have them, on every site: release the shell with them first',
    ];
    expect(await refusal(after)).toEqual(lines);
    expect(await refusal(after, { force: true })).toEqual(lines);
    await expect(checkChange(stores, { before, after, force: true })).rejects.toThrow('"--force" is not possible here');
  });

  it('PL-074 refuses a rollback of the shell below what a remote needs', async () => {
    await shell('1.1.0', { libraries: { '@forecourt/shared-contracts': { version: '2.1.0', names: ['Slot', 'boatPath'] } } });
    await vehicle('1.1.0', { names: { '@forecourt/shared-contracts': ['boatPath'] } });
    const from = applied(promoted('shell', '1.1.0'), promoted('mf-vehicle', '1.1.0'));
    expect(await refusal(rolledBack('shell')(from), { from })).toEqual([
      'mf-vehicle 1.1.0 takes boatPath from @forecourt/shared-contracts; shell 1.0.0 does not have it, on every site: release or roll back mf-vehicle to a version without it first',
    ]);
  });

  it('PL-013 refuses a library out of the range of the shell', async () => {
    await vehicle('1.1.0', {}, { shared: { react: '^20.0.0' } });
    await vehicle('1.2.0', {}, { shared: { vue: '^3.0.0' } });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([
      'mf-vehicle 1.1.0 takes react ^20.0.0; shell 1.0.0 provides 19.3.1, on every site: release the shell with it first',
    ]);
    expect(await refusal(applied(promoted('mf-vehicle', '1.2.0')))).toEqual([
      'mf-vehicle 1.2.0 takes vue ^3.0.0; shell 1.0.0 does not provide it, on every site: release the shell with it first',
    ]);
  });

  it('PL-013 refuses another contract major, also of a release from before facts, and force does not help', async () => {
    await publishRelease(stores.artifacts, 'mf-vehicle', '3.0.0', { contract: '3.0.0' });
    const after = applied(promoted('mf-vehicle', '3.0.0'));
    const lines = [
      'mf-vehicle 3.0.0 was built against contract 3.0.0; shell 1.0.0 has contract 2.1.0, on every site: release the shell with it first',
    ];
    expect(await refusal(after)).toEqual(lines);
    expect(await refusal(after, { force: true })).toEqual(lines);
  });

  it('PL-013 takes another minor version of the contract', async () => {
    await vehicle('1.1.0', {}, { contract: '2.99.0' });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([]);
  });

  it('PL-074 refuses a kind of remote that the shell cannot load', async () => {
    await shell('0.9.0', { remoteKinds: [] });
    const lines = await refusal(applied(pinned('shell', 'clearmark-cars', '0.9.0')), { force: true });
    expect(lines).toContain(
      'mf-vehicle 1.0.0 is a slim-container; clearmark-cars is pinned to shell 0.9.0, which loads nothing of that kind: release or roll back mf-vehicle to a version that it loads first',
    );
  });

  it('PL-074 refuses a shell that mounts what no remote offers', async () => {
    await shell('1.1.0', { uses: { mounts: [{ slot: 'header', version: 1, hasFallback: false }], links: [] } });
    expect(await refusal(applied(promoted('shell', '1.1.0')))).toEqual([
      "shell 1.1.0 mounts 'header' version 1; no release offers it, on every site: release the remote that offers it first",
    ]);
  });
});

describe('PL-073 servers that run', () => {
  const front = {
    id: 'a',
    host: 'web-1',
    pid: 7,
    startedAt: '2026-11-30T10:00:00.000Z',
    protocols: [1, 2],
    documentFields: ['switches.fleetEnabled'],
  };
  const hint = ': update and restart it first';

  it('PL-073 refuses a shell whose interface a running server does not speak, and force does not help', async () => {
    await shell('2.0.0', { protocol: 3 });
    const after = applied(promoted('shell', '2.0.0'));
    expect(await refusal(after)).toEqual([]);
    await stores.fronts.record({ ...front });
    const lines = [
      `shell 2.0.0 speaks version 3 of the interface to the server; the server on web-1 (process 7) speaks 1 and 2, on every site${hint}`,
    ];
    expect(await refusal(after)).toEqual(lines);
    expect(await refusal(after, { force: true })).toEqual(lines);
    await stores.fronts.record({ ...front, protocols: [2, 3] });
    expect(await refusal(after)).toEqual([]);
  });

  it('PL-073 refuses a release that reads a field of documents which a running server drops', async () => {
    await vehicle('1.1.0', { fields: ['switches.fleetEnabled', 'switches.towBarEnabled'] });
    await shell('1.1.0', { routes: [], uses: { mounts: [], links: [], fields: ['warranty', 'theme.texture'] } });
    await stores.fronts.record({ ...front });
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([
      `mf-vehicle 1.1.0 may read switches.towBarEnabled of sites' documents; the server on web-1 (process 7) does not know it, on every site${hint}`,
    ]);
    expect(await refusal(applied(promoted('shell', '1.1.0')))).toEqual([
      `shell 1.1.0 may read warranty and theme.texture of sites' documents; the server on web-1 (process 7) does not know them, on every site${hint}`,
    ]);
    await vehicle('1.2.0', { fields: [] }, { routes: [{ ...detail, requires: ['towBarEnabled' as 'financeEnabled'] }] });
    await stores.fronts.record({ ...front, id: 'b', host: 'web-2' });
    expect(await refusal(applied(promoted('mf-vehicle', '1.2.0')))).toEqual([
      `mf-vehicle 1.2.0 may read switches.towBarEnabled of sites' documents; the servers on web-1 (process 7) and web-2 (process 7) do not know it, on every site${hint}`,
    ]);
    for (const id of ['a', 'b']) await stores.fronts.remove(id);
    expect(await refusal(applied(promoted('mf-vehicle', '1.1.0')))).toEqual([]);
  });
});

describe('PL-074 documents', () => {
  const placeable = { type: 'object', properties: { limit: { type: 'integer', maximum: 24 } }, additionalProperties: false } as const;
  const sections = { 'shell.home': [{ type: 'slot', slot: 'finance-summary', props: { limit: 30 } }] };

  it('PL-074 refuses a release that does not take what a document gives a slot, and no other for what was wrong before', async () => {
    await finance('1.1.0', {
      slots: { 'finance-summary': slot(1, { placeable: { ...placeable, properties: { limit: { type: 'integer' } } } }) },
    });
    await finance('1.2.0', { slots: { 'finance-summary': slot(1, { placeable }) } });
    writeDocument('harbour-motors', { sections });
    const from = applied(promoted('mf-finance', '1.1.0'));
    expect(await refusal(promoted('mf-finance', '1.2.0')(from), { from })).toEqual([
      'the document of harbour-motors does not fit: sections["shell.home"][0].props.limit must be at most 24; mf-finance 1.2.0 does not take that: change the document first',
    ]);
    expect(await refusal(applied(promoted('mf-finance', '1.2.0')))).toEqual([]);
    expect(await refusal(from, { from: {} })).toEqual([]);
  });
});

describe('PL-074 several at once', () => {
  it('PL-074 takes two that need each other as one change, there and back, and neither alone', async () => {
    await shell('2.0.0', { libraries: { '@forecourt/shared-contracts': { version: '2.1.0', names: ['newPath'] } } });
    await vehicle('2.0.0', { names: { '@forecourt/shared-contracts': ['newPath'] } });
    await vehicle('1.1.0', { names: { '@forecourt/shared-contracts': ['carPath'] }, links: [] }, { routes: [detail] });
    const from = applied(promoted('mf-vehicle', '1.1.0'));
    expect(await refusal(promoted('shell', '2.0.0')(from), { from })).toHaveLength(1);
    expect(await refusal(promoted('mf-vehicle', '2.0.0')(from), { from })).toHaveLength(1);
    const both = promoted('mf-vehicle', '2.0.0')(promoted('shell', '2.0.0')(from));
    expect(await refusal(both, { from })).toEqual([]);
    expect(await refusal(rolledBack('shell')(both), { from: both })).toHaveLength(1);
    expect(await refusal(rolledBack('mf-vehicle')(rolledBack('shell')(both)), { from: both })).toEqual([]);
  });

  it('PL-074 fills an empty registry at once, and does not take the shell alone that mounts a header', async () => {
    await shell('1.1.0', { uses: { mounts: [{ slot: 'header', version: 1, hasFallback: false }], links: [] } });
    await remote('mf-navigation', '1.0.0', {}, { slots: { header: slot(1) } });
    const alone = promoted('shell', '1.1.0')({});
    expect(await refusal(alone, { from: {} })).toEqual([
      "shell 1.1.0 mounts 'header' version 1; no release offers it, on every site: release the remote that offers it first",
    ]);
    expect(await refusal(promoted('mf-navigation', '1.0.0')(alone), { from: {} })).toEqual([]);
  });
});

describe('PL-074 documents of several sites', () => {
  it('PL-074 says of each document what does not fit', async () => {
    for (const [at, slug] of TENANTS.entries())
      writeDocument(slug, { sections: { 'shell.home': [{ type: 'slot', slot: `note-${at}`, props: {} }] } });
    const placeable = { type: 'object', properties: {}, additionalProperties: false } as const;
    await finance('1.1.0', { slots: { 'finance-summary': slot(1), 'note-0': slot(1, { placeable }), 'note-1': slot(1, { placeable }) } });
    const from = applied(promoted('mf-finance', '1.1.0'));
    expect(await refusal(rolledBack('mf-finance')(from), { from })).toEqual(
      TENANTS.map(
        (slug, at) =>
          `the document of ${slug} does not fit: sections["shell.home"][0].slot note-${at} is a slot that no release of this site provides; mf-finance 1.0.0 does not offer it: change the document first`,
      ),
    );
  });

  it('PL-074 says of each version that does not fit who gets it', async () => {
    await finance('0.9.0', { slots: {} });
    await vehicle('1.4.0', { mounts: [{ slot: 'finance-summary', version: 2, hasFallback: false }] });
    const from = applied(pinned('mf-finance', 'clearmark-cars', '0.9.0'));
    expect(await refusal(promoted('mf-vehicle', '1.4.0')(from), { from })).toEqual([
      "mf-vehicle 1.4.0 mounts 'finance-summary' version 2; clearmark-cars is pinned to mf-finance 0.9.0, which does not offer it: unpin it, or release mf-finance with it first",
      "mf-vehicle 1.4.0 mounts 'finance-summary' version 2; mf-finance 1.0.0 offers version 1, on harbour-motors: release mf-finance with it first",
    ]);
  });
});

describe('PL-013 budgets', () => {
  const size = (brotli: number) => ({ bytes: brotli, brotli, integrity: `sha384-${'A'.repeat(64)}` });
  const part51 = (js: string[]) => ({ js, css: [], shared: [] });

  it('PL-051 counts entry and definition with each page and slot, and a file that two of them have once', async () => {
    const built = await finance('1.1.0', { slots: {} });
    const over = (entry: number) => ({
      ...built,
      slots: { 'finance-summary': slot(1) },
      base: part51(['assets/base.js']),
      pages: { information: part51(['assets/base.js', 'assets/page.js']) },
      files: { ...built.files, [built.entry]: size(entry), 'assets/base.js': size(50_000), 'assets/page.js': size(50_000) },
    });
    const check = (entry: number) =>
      checkChange(stores, { before, after: applied(promoted('mf-finance', '1.1.0')), builds: [over(entry)] });
    expect(await check(10_000)).toEqual([]);
    await expect(check(10_001)).rejects.toThrow(
      "mf-finance 1.1.0 has 110001 bytes of scripts, compressed, for the page 'information'; its budget is 110000, on every site: load later what is not needed at first",
    );
  });

  it('PL-051 refuses a shell whose first scripts are over their budget', async () => {
    const scripts = [{ path: '/_shell/first.js', integrity: size(1).integrity }];
    const assets = { scripts, styles: [], shared: {}, standalone: [], fonts: {} };
    const built = await shell('1.1.0');
    const build = (brotli: number) => ({ ...built, assets, files: { ...built.files, 'assets/first.js': size(brotli) } });
    const check = (brotli: number) => checkChange(stores, { before, after: applied(promoted('shell', '1.1.0')), builds: [build(brotli)] });
    expect(await check(125_000)).toEqual([]);
    await expect(check(125_001)).rejects.toThrow(
      'shell 1.1.0 has 125001 bytes of scripts, compressed, for every page; its budget is 125000',
    );
  });
});

describe('PL-074 what is not new', () => {
  it('PL-074 accepts by force what sites survive, and stops no other team for it afterwards', async () => {
    await finance('2.0.0', { slots: {} });
    const forced = applied(promoted('mf-finance', '2.0.0'));
    expect(await checkChange(stores, { before, after: forced, force: true })).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 2.0.0 does not offer it, on every site: release or roll back mf-vehicle to a version without it first",
    ]);
    await finance('2.1.0', { slots: {} });
    await remote('mf-search', '1.0.0');
    expect(await refusal(promoted('mf-finance', '2.1.0')(forced), { from: forced })).toEqual([]);
    expect(await refusal(promoted('mf-search', '1.0.0')(forced), { from: forced })).toEqual([]);
    expect(await compositionWarnings(stores, forced)).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; no release offers it, on every site: release or roll back mf-vehicle to a version without it first, or release the remote that offers it first",
    ]);
  });

  it('PL-074 lets releases from before facts be served and rolled back to, with a warning', async () => {
    const old = {
      contract: '2.0.0',
      shared: { '@forecourt/shared-contracts': '^0.1.0', react: '^19.3.1' },
      slots: { 'finance-summary': slot(1) },
    };
    await publishRelease(stores.artifacts, 'mf-finance', '0.1.0', old);
    const from = applied(promoted('mf-finance', '0.1.0'), promoted('mf-finance', '1.0.0'));
    const after = rolledBack('mf-finance')(from);
    expect(await refusal(after, { from })).toEqual([]);
    expect(await compositionWarnings(stores, after)).toEqual([
      'mf-finance 0.1.0 is from before builds found what a release uses: its contract and addresses alone are checked; release mf-finance again',
    ]);
  });

  it('PL-074 leaves a version out that cannot be read: its visitors get the stable one, which is checked', async () => {
    await finance('2.0.0', { slots: {} });
    const from = applied(pinned('mf-finance', 'clearmark-cars', '9.9.9'));
    expect(await refusal(promoted('mf-finance', '2.0.0')(from), { from })).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 2.0.0 does not offer it, on every site: release or roll back mf-vehicle to a version without it first",
    ]);
  });

  it('PL-074 refuses for all visitors what was forced for a share of them', async () => {
    await finance('2.0.0', { slots: {} });
    const from = applied(canaried('mf-finance', { version: '2.0.0', percent: 1, tenants: [] }));
    expect(await refusal(canaried('mf-finance', { version: '2.0.0', percent: 1, tenants: ['clearmark-cars'] })(from), { from })).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 2.0.0, a canary, does not offer it, on clearmark-cars: end the canary, or release or roll back mf-vehicle to a version without it first",
    ]);
    expect(await refusal(canaried('mf-finance', { version: '2.0.0', percent: 1, tenants: [] })(from), { from })).toEqual([]);
    expect(await refusal(promoted('mf-finance', '2.0.0')(from), { from })).toEqual([
      "mf-vehicle 1.0.0 mounts 'finance-summary' version 1; mf-finance 2.0.0 does not offer it, on every site: end the canary, or release or roll back mf-vehicle to a version without it first",
    ]);
  });

  it('PL-074 checks tenants whose document cannot be read, and releases where there is no tenant', async () => {
    await finance('2.0.0', { slots: {} });
    writeFileSync(path.join(stores.tenantsFolder, 'clearmark-cars.json'), '{"slug":');
    expect(await refusal(applied(pinned('mf-finance', 'clearmark-cars', '2.0.0')))).toHaveLength(1);
    rmSync(stores.tenantsFolder, { recursive: true });
    await publishRelease(stores.artifacts, 'mf-vehicle', '3.0.0', { contract: '3.0.0' });
    expect(await refusal(applied(promoted('mf-vehicle', '3.0.0')))).toHaveLength(1);
  });
});
