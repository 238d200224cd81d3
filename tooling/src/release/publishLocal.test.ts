import { changeRegistry, promoted } from '@forecourt/shell/registry';
import { publishRelease, publishShell } from '@forecourt/shell/testing';
import { servePublished } from './publishLocal';
import { temporaryStores } from './testing/temporaryStores';

let stores: ReturnType<typeof temporaryStores>;
let printed: string[];
beforeEach(async () => {
  stores = temporaryStores();
  printed = [];
  await publishShell(stores.artifacts, '1.0.0', { libraries: { react: { version: '19.3.1', names: ['useState'] } } });
  await changeRegistry(stores.registry, { author: 'Ann', change: 'release shell 1.0.0', apply: promoted('shell', '1.0.0') });
});
afterEach(() => stores.remove());

const serve = (name: string, version: string) =>
  servePublished(stores, [{ name, version, outcome: 'published' }], (line) => printed.push(line));
const stableOf = async (name: string) => (await stores.registry.newest()).registry.remotes[name]?.stable;

it('PL-074 npm start serves a page that lacks a part, and says what does not fit', async () => {
  const mounts = [{ slot: 'test-track', version: 1, hasFallback: false }];
  await publishRelease(stores.artifacts, 'mf-welcome', '0.1.0-local.b1', { uses: { mounts, links: [], names: {} } });
  await serve('mf-welcome', '0.1.0-local.b1');
  expect(await stableOf('mf-welcome')).toBe('0.1.0-local.b1');
  expect(printed).toEqual([
    '  mf-welcome     0.1.0-local.b1 published',
    "  does not fit   mf-welcome 0.1.0-local.b1 mounts 'test-track' version 1; no release offers it, on every site: release the remote that offers it first",
  ]);
  expect((await stores.registry.newest()).registry.forced).toHaveLength(1);
});

it('PL-074 npm start goes on with what is served where a released shell lacks what a remote takes', async () => {
  const uses = { mounts: [], links: [], names: { react: ['useBoat'] } };
  await publishRelease(stores.artifacts, 'mf-welcome', '0.1.0-local.b2', { uses });
  await serve('mf-welcome', '0.1.0-local.b2');
  expect(await stableOf('mf-welcome')).toBeUndefined();
  expect(printed.at(-1)).toMatch(
    /^The registry was not changed:\n {2}- mf-welcome 0\.1\.0-local\.b2 takes useBoat from react; shell 1\.0\.0 does not have it, [^]*release the shell with it first\n[^]*\nThe sites go on with what was served before\.$/,
  );
});
