import * as contracts from '@forecourt/shared-contracts';
import './federationRuntime';

type Factory = (module: { exports: unknown }) => void;

/** A fake entry: module 1 imports the contracts, 2 the inputs of the design system, 3 a library that does not exist yet. */
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

it("provides the shell's own copy of a library to a remote's entry", () => {
  const entry = anEntry();
  bundlerRuntime.installInitialConsumes(entry);
  expect(entry.exportsOf('1').useSite).toBe(contracts.useSite);
});

it("does not delay a chunk whose libraries are in the shell's first script", () => {
  const entry = anEntry();
  expect(load('10', entry)).toEqual([]);
  expect(entry.exportsOf('1').useSite).toBe(contracts.useSite);
});

it('loads a library with the first chunk that needs it', async () => {
  const entry = anEntry();
  const loading = load('20', entry);
  expect(loading).toHaveLength(1);
  await Promise.all(loading);
  expect(entry.exportsOf('2')).toHaveProperty('Combobox');
});

it('rejects the chunk when a remote needs a library that this shell does not have', async () => {
  await expect(Promise.all(load('30', anEntry()))).rejects.toThrow('does not provide @forecourt/shared-ui/tomorrow');
});
