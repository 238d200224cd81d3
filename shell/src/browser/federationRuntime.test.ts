import * as contracts from '@forecourt/shared-contracts';
import './federationRuntime';

type Factory = (module: { exports: unknown }) => void;

/** What an entry hands over: module 1 imports the contracts, 2 the inputs of the design system, 3 a library of tomorrow. */
function anEntry() {
  const webpackRequire = {
    m: {} as Record<string, Factory>,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        1: { shareKey: '@forecourt/shared-contracts' },
        2: { shareKey: '@forecourt/shared-ui/inputs' },
        3: { shareKey: '@forecourt/shared-ui/tomorrow' },
      },
      chunkMapping: { 10: ['1'], 20: ['1', '2'], 30: ['3'] },
      initialConsumes: ['1'],
    },
  };
  const exportsOf = (id: string) => {
    const module = { exports: {} as Record<string, unknown> };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { webpackRequire, exportsOf };
}

interface Runtime {
  bundlerRuntime: {
    consumes(options: { chunkId: string; promises: Promise<unknown>[]; webpackRequire: object }): void;
    installInitialConsumes(options: { webpackRequire: object }): void;
  };
}
const { bundlerRuntime } = (globalThis as unknown as { forecourtFederationRuntime: Runtime }).forecourtFederationRuntime;

function load(chunkId: string, { webpackRequire }: ReturnType<typeof anEntry>): Promise<unknown>[] {
  const promises: Promise<unknown>[] = [];
  bundlerRuntime.consumes({ chunkId, promises, webpackRequire });
  return promises;
}

it("PL-005 gives a remote's entry the shell's own copy of a library", () => {
  const entry = anEntry();
  bundlerRuntime.installInitialConsumes(entry);
  expect(entry.exportsOf('1').useSite).toBe(contracts.useSite);
});

it("PL-052 lets a chunk run at once when its libraries are in the shell's first script", () => {
  const entry = anEntry();
  expect(load('10', entry)).toEqual([]);
  expect(entry.exportsOf('1').useSite).toBe(contracts.useSite);
});

it('PL-002 fetches a library with the first chunk that needs it', async () => {
  const entry = anEntry();
  const coming = load('20', entry);
  expect(coming).toHaveLength(1);
  await Promise.all(coming);
  expect(entry.exportsOf('2')).toHaveProperty('Combobox');
});

it('PL-004 fails the chunk, not the page, when a remote wants a library that this shell does not have', async () => {
  await expect(Promise.all(load('30', anEntry()))).rejects.toThrow('does not provide @forecourt/shared-ui/tomorrow');
});
