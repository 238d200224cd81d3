import path from 'node:path';
import type { Program } from 'estree';
import type { Compilation, Compiler, Module } from 'webpack';
import { codeUses, type CodeUses } from './codeUses';

/** What one compilation uses of the shell and of other remotes. */
export interface CompiledUses extends CodeUses {
  /** Names that it takes of each provided library, by library; a library that it takes as a whole, by a namespace or CommonJS, has none. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
}

const NAME = 'UsesPlugin';
/** Our own modules, of this repository or installed; no library mounts a slot. */
const isOwn = (resource: string) => !/[\\/]node_modules[\\/](?!@forecourt[\\/])/.test(resource);

/** The library that a module of the federation plugin represents, or undefined. */
const libraryOf = (module: Module | null) => (module as (Module & { options?: { shareKey?: string } }) | null)?.options?.shareKey;

/** Names that the code of a module takes of libraries; of code that nothing calls none. */
function takenBy(module: Module, { moduleGraph }: Compilation): { library: string; name: string }[] {
  return module.dependencies.flatMap((dependency) => {
    const library = libraryOf(moduleGraph.getModule(dependency));
    if (library === undefined || moduleGraph.getConnection(dependency)?.isTargetActive(undefined) !== true) return [];
    return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      return name === undefined ? [] : [{ library, name }];
    });
  });
}

function usesIn(compilation: Compilation): CompiledUses {
  const modules = new Set([...compilation.chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]));
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    const library = libraryOf(module);
    if (library !== undefined && !names.has(library)) names.set(library, new Set());
    for (const taken of takenBy(module, compilation)) names.set(taken.library, (names.get(taken.library) ?? new Set()).add(taken.name));
  }
  const found = [...modules].flatMap(({ buildInfo }) => (buildInfo?.[NAME] as CodeUses | undefined) ?? []);
  return {
    names,
    mounts: found.flatMap(({ mounts }) => mounts),
    links: found.flatMap(({ links }) => links),
    properties: found.flatMap(({ properties }) => properties),
  };
}

/** Finds what the modules of a build use of others: only those that are in a file of it. */
export class UsesPlugin {
  #uses: CompiledUses | null = null;

  /** What the last compilation used; throws before there is one. */
  get uses(): CompiledUses {
    if (!this.#uses) throw new Error('UsesPlugin has seen no compilation: read what it found after the build.');
    return this.#uses;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, ({ hooks }) => {
      for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic'] as const)
        hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const { buildInfo, ...module } = parser.state.module;
            const resource = (module as { resource?: string }).resource ?? '';
            // Stored with the module, also in the cache of the next build.
            if (buildInfo && path.isAbsolute(resource) && isOwn(resource)) buildInfo[NAME] = codeUses(program as Program);
          });
        });
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before modules are concatenated: what each of them uses is then still its own.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        this.#uses = usesIn(compilation);
      });
    });
  }
}
