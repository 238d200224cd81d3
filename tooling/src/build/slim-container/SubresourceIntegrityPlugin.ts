import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { loadScript } from './loadScript';

const { RuntimeGlobals } = webpack;

const HASH = "self.forecourtIntegrity?.[address.split('/').pop()]";

const loadStyle = (chunks: readonly (number | string)[]) => `
const loading = {};
${RuntimeGlobals.ensureChunkHandlers}.miniCss = (id, promises) => {
  if (!${JSON.stringify(chunks)}.includes(id)) return;
  promises.push(loading[id] ||= new Promise((resolve, reject) => {
    const address = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(id);
    if (document.querySelector('link[rel=stylesheet][href="' + address + '"],style[data-href="' + address + '"]')) return resolve();
    const integrity = ${HASH};
    if (!integrity) return reject(Error(address + ' has no hash'));
    const link = document.createElement('link');
    const onerror = () => {
      delete loading[id];
      link.remove();
      reject(Error(address + ' failed'));
    };
    Object.assign(link, { rel: 'stylesheet', href: address, crossOrigin: 'anonymous', integrity, onload: resolve, onerror });
    document.head.append(link);
  }));
};`;

function chunksWithStyles({ chunkGraph }: Compilation, chunk: Chunk): (number | string)[] {
  const lazy = [...chunk.getAllAsyncChunks()].filter((each) => chunkGraph.getChunkModulesIterableBySourceType(each, 'css/mini-extract'));
  return lazy.flatMap(({ id }) => (id === null ? [] : [id]));
}

/**
 * Adds Subresource Integrity to every script and stylesheet that a build loads lazily. The hashes come from a table that
 * `withIntegrityTable` puts in front of the entry once all files are final. The loaders are half as long as those of
 * webpack and mini-css-extract-plugin, because each entry of a page contains them.
 */
export class SubresourceIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SubresourceIntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SubresourceIntegrityPlugin', (module, chunk) => {
        if (module.name === 'load script') module.generate = () => loadScript({ integrity: HASH });
        if (module.name !== 'css loading') return;
        module.generate = () => {
          const chunks = chunksWithStyles(compilation, chunk);
          return chunks.length > 0 ? loadStyle(chunks) : null;
        };
      });
    });
  }
}

/** The entry with the hashes of the build's lazy files in front of it; its own hash is in release.json. */
export function withIntegrityTable(entry: string, hashes: Readonly<Record<string, string>>): string {
  return `self.forecourtIntegrity=Object.assign(self.forecourtIntegrity||{},${JSON.stringify(hashes)});${entry}`;
}
