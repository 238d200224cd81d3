import { LATER_LIBRARIES, LIBRARIES } from '../platform/libraries';

/** The parts of a remote's module system that sharing uses, as webpack and the federation plugin write them into the remote's entry. */
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

/** Installs a library of the shell as one module of a remote; returns a promise when the library has to load first. */
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
  return load
    ? load().then(install)
    : Promise.reject(new Error(`This shell does not provide ${shareKey}: the remote needs a newer shell.`));
}

/**
 * The federation runtime of the page, which provides libraries to the entry of every remote (docs/adr/0015). It implements
 * the parts of @module-federation/webpack-bundler-runtime that an entry calls, under the same names.
 */
const forecourtFederationRuntime = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    /** Called before a chunk of the remote is executed. */
    consumes({ chunkId, promises, webpackRequire }: Install & { chunkId: string; promises: Promise<unknown>[] }): void {
      for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
        const loading = provide(webpackRequire, id);
        if (loading) promises.push(loading);
      }
    },
    /** Called before the entry itself is executed: its libraries must have loaded. */
    installInitialConsumes({ webpackRequire }: Install): void {
      for (const id of webpackRequire.consumesLoadingData.initialConsumes ?? []) void provide(webpackRequire, id);
    },
  },
};

Object.assign(globalThis, { forecourtFederationRuntime });
