import { canaried, EMPTY_REGISTRY, pinned, promoted, registryChannels, SHELL, type AllChannels, type ServedShell } from '../../registry';
import type { RenderPool } from '../rendering/renderPool';
import type { Snapshot } from './readSnapshot';
import { startShells } from './runningShells';

const shellOf = (version: string) => ({ version }) as ServedShell;
const stable = promoted(SHELL, '2.0.0')(promoted(SHELL, '1.0.0')({}));

/** A snapshot with these channels. */
const snapshotWith = (all: AllChannels): Snapshot => ({
  registry: { ...EMPTY_REGISTRY, revision: 1, ...registryChannels(all) },
  releases: {},
  shells: Object.fromEntries(['1.0.0', '2.0.0', '3.0.0'].map((version) => [version, shellOf(version)])),
  hasShell: true,
  lostRoutes: [],
  problems: [],
});

/** Starts shells of which some do not work; resolves with what runs and which versions were started. */
async function started(all: AllChannels, ...broken: string[]) {
  const tried: string[] = [];
  const { channels, pools, problems } = await startShells(snapshotWith(all), async ({ version }) => {
    tried.push(version);
    if (broken.includes(version)) throw new Error('no worker could start it within 30000 ms');
    return {} as RenderPool;
  });
  return {
    stable: channels?.stable,
    canary: channels?.canary,
    pins: channels?.pins,
    running: [...pools.keys()].toSorted(),
    tried,
    problems,
  };
}

it('PL-073 runs each version that visitors get, and not the target of a rollback', async () => {
  const all = pinned(SHELL, 'hill-cars', '3.0.0')(stable);
  expect(await started(all)).toMatchObject({ stable: '2.0.0', running: ['2.0.0', '3.0.0'], problems: [] });
});

it('PL-073 a canary or pin that does not start costs that version only', async () => {
  const all = canaried(SHELL, { version: '3.0.0', percent: 1, tenants: [] })(pinned(SHELL, 'hill-cars', '3.0.0')(stable));
  expect(await started(all, '3.0.0')).toEqual({
    ...{ stable: '2.0.0', canary: null, pins: {}, running: ['2.0.0'], tried: ['2.0.0', '3.0.0'] },
    problems: ['shell 3.0.0 does not work: no worker could start it within 30000 ms. Its visitors get 2.0.0.'],
  });
});

it('PL-073 a stable version that does not start is replaced by the one before, which is started then', async () => {
  expect(await started(stable, '2.0.0')).toEqual({
    ...{ stable: '1.0.0', canary: null, pins: {}, running: ['1.0.0'], tried: ['2.0.0', '1.0.0'] },
    problems: ['shell 2.0.0 does not work: no worker could start it within 30000 ms. shell 1.0.0 is served instead.'],
  });
});

it('PL-073 where none works nothing runs, with the reason of each', async () => {
  const { stable: served, running, problems } = await started(stable, '1.0.0', '2.0.0');
  expect([served, running]).toEqual([undefined, []]);
  expect(problems).toEqual(
    ['1.0.0', '2.0.0'].map((version) => expect.stringContaining(`shell ${version} does not work: no worker`) as string),
  );
});

it('PL-073 before the first release of the shell none runs, without a problem', async () => {
  expect(await started({})).toMatchObject({ stable: undefined, running: [], problems: [] });
});
