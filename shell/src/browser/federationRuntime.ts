import { LATER_LIBRARIES, LIBRARIES } from '../platform/libraries';

/** What sharing touches of a remote's module system, as webpack and the federation plugin write it into the remote's entry. */
interface ModuleSystem {
  /** Factories of modules by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Readonly<Record<string, { shareKey: string }>>;
    /** Libraries that the modules of a chunk import, by module id. */
    chunkMapping?: Readonly<Record<string, readonly string[]>>;
    /** Those that the modules of the entry itself import. */
    initialConsumes?: readonly string[];
  };
}

interface Install {
  webpackRequire: ModuleSystem;
}

/** Makes a library of the shell stand for one module of a remote; a promise when it is not there yet. */
function provide({ m: factories, consumesLoadingData }: ModuleSystem, id: string): Promise<void> | undefined {
  const { shareKey } = consumesLoadingData.moduleIdToConsumeDataMapping[id] ?? { shareKey: id };
  const install = (library: object) => {
    factories[id] = (module) => {
      module.exports = library;
    };
  };
  const library = LIBRARIES[shareKey];
  if (library) {
    install(library);
    return undefined;
  }
  const load = LATER_LIBRARIES[shareKey];
  return load ? load().then(install) : Promise.reject(new Error(`This shell does not provide ${shareKey}: the remote needs a newer one.`));
}

/**
 * The federation runtime of the page, which the entry of every remote takes its libraries from (docs/adr/0015). It stands
 * for the parts of @module-federation/webpack-bundler-runtime that an entry calls, under their names there.
 */
const forecourtFederationRuntime = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    /** Before a chunk of the remote runs. */
    consumes({ chunkId, promises, webpackRequire }: Install & { chunkId: string; promises: Promise<unknown>[] }): void {
      for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
        const coming = provide(webpackRequire, id);
        if (coming) promises.push(coming);
      }
    },
    /** Before the entry itself runs: its libraries must be there. */
    installInitialConsumes({ webpackRequire }: Install): void {
      for (const id of webpackRequire.consumesLoadingData.initialConsumes ?? []) void provide(webpackRequire, id);
    },
  },
};

Object.assign(globalThis, { forecourtFederationRuntime });
