import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/**
 * Takes in chunks from the list that they put themselves on. Every version of a remote has the same list, and passes on what it
 * took; a chunk that was put there before its entry ran is not asked for again.
 */
const loadChunks = (list: string, there: readonly (number | string)[]) => `
const loaded = ${JSON.stringify(Object.fromEntries(there.map((id) => [id, true])))};
const coming = {};
${RuntimeGlobals.ensureChunkHandlers}.j = (id, promises) => {
  if (loaded[id]) return;
  promises.push(coming[id] ||= new Promise((resolve, reject) => {
    const address = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id);
    ${RuntimeGlobals.loadScript}(address, ({ type }) => {
      delete coming[id];
      if (loaded[id]) resolve();
      else reject(Error(address + ': ' + type));
    });
  }));
};
const chunks = self.${list} ||= [];
const passOn = chunks.push.bind(chunks);
const take = ([ids, modules, run]) => {
  Object.assign(${RuntimeGlobals.moduleFactories}, modules);
  run?.(${RuntimeGlobals.require});
  for (const id of ids) loaded[id] = true;
};
chunks.forEach(take);
chunks.push = (chunk) => {
  take(chunk);
  return passOn(chunk);
};`;

/** The entry itself, and chunks that hold no code but take a library. */
function chunksWithoutFile({ chunkGraph }: Compilation, entry: Chunk): (number | string)[] {
  const empty = [...entry.getAllAsyncChunks()].filter((chunk) => !chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript'));
  return [entry, ...empty].flatMap(({ id }) => (id === null ? [] : [id]));
}

/** What is alike for all libraries and taken for granted when it is not said; a remote has no copy of its own to fall back on. */
const UNSAID = /^\s*(?:fallback: .*|shareScope: \["default"\]|strictVersion: false|eager: false|layer: undefined),$/gm;

/** Writes the parts of an entry that webpack and the federation plugin write longer than a remote needs: a page has several entries (PL-052). */
export class ShortEntry {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShortEntry', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShortEntry', (module, chunk) => {
        const generate = module.generate.bind(module);
        if (module.name === 'jsonp chunk loading') module.generate = () => loadChunks(compilation.outputOptions.chunkLoadingGlobal ?? '', chunksWithoutFile(compilation, chunk));
        // webpack writes a first half that the federation plugin's replaces.
        if (module.name === 'sharing') module.generate = () => [generate() ?? ''].find((code) => code.includes('bundlerRuntime')) ?? null;
        if (module.name === 'consumes') module.generate = () => generate()?.replaceAll(UNSAID, '') ?? null;
      });
    });
  }
}
