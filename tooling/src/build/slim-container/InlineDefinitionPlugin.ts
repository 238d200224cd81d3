import type { Compiler } from 'webpack';

/**
 * Moves the module that a remote exposes, its list of pages and slots, into its entry: it is a few hundred bytes, which
 * would cost each page one more request before anything of the remote loads.
 */
export class InlineDefinitionPlugin {
  constructor(private readonly definition: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InlineDefinitionPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('InlineDefinitionPlugin', () => {
        const { chunkGraph, chunkGroups, chunks, entrypoints } = compilation;
        const [entry] = [...entrypoints.values()].flatMap((each) => each.chunks);
        const exposing = [...chunkGroups].find((group) => group.origins.some(({ request }) => request === this.definition));
        const definition = exposing?.chunks.find((chunk) => chunk !== entry);
        if (!entry || !definition) return false;
        chunkGraph.integrateChunks(entry, definition);
        chunks.delete(definition);
        return true;
      });
    });
  }
}
