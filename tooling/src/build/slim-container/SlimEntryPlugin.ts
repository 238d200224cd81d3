import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/**
 * Installs chunks from the global list that they push themselves to. Every version of a remote has the same list and passes on
 * what it installed; a chunk that was pushed before its entry ran is not requested again.
 */
const loadChunks = (list: string, installed: readonly (number | string)[]) => `
const loaded = ${JSON.stringify(Object.fromEntries(installed.map((id) => [id, true])))};
const loading = {};
${RuntimeGlobals.ensureChunkHandlers}.j = (id, promises) => {
  if (loaded[id]) return;
  promises.push(loading[id] ||= new Promise((resolve, reject) => {
    const address = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id);
    ${RuntimeGlobals.loadScript}(address, ({ type }) => {
      delete loading[id];
      if (loaded[id]) resolve();
      else reject(Error(address + ': ' + type));
    });
  }));
};
const chunks = self.${list} ||= [];
const passOn = chunks.push.bind(chunks);
const install = ([ids, modules, run]) => {
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);
  run?.(${RuntimeGlobals.require});
  for (const id of ids) loaded[id] = true;
};
chunks.forEach(install);
chunks.push = (chunk) => {
  install(chunk);
  return passOn(chunk);
};`;

/** The entry itself, and chunks that hold no code but take a library. */
function chunksWithoutScript({ chunkGraph }: Compilation, entry: Chunk): (number | string)[] {
  const empty = [...entry.getAllAsyncChunks()].filter((chunk) => !chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript'));
  return [entry, ...empty].flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Options of shared libraries that have their default value; a remote has no copy of its own to fall back on. */
const DEFAULT_OPTIONS = /^\s*(?:fallback: .*|shareScope: \["default"\]|strictVersion: false|eager: false|layer: undefined),$/gm;

/** Generates shorter versions of the runtime modules of an entry than webpack and the federation plugin do: a page has several entries. */
export class SlimEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SlimEntryPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SlimEntryPlugin', (module, chunk) => {
        const generate = module.generate.bind(module);
        if (module.name === 'jsonp chunk loading')
          module.generate = () => loadChunks(compilation.outputOptions.chunkLoadingGlobal ?? '', chunksWithoutScript(compilation, chunk));
        // webpack generates a first half that the federation plugin's code replaces.
        if (module.name === 'sharing') module.generate = () => [generate() ?? ''].find((code) => code.includes('bundlerRuntime')) ?? null;
        if (module.name === 'consumes') module.generate = () => generate()?.replaceAll(DEFAULT_OPTIONS, '') ?? null;
      });
    });
  }
}
