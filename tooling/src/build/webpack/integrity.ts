import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

const LIMIT_MS = 120_000;

const HASH = "integrity: self.forecourtIntegrity?.[address.split('/').pop()] || ''";

/** A script's address passes the page's own policy of Trusted Types, see shell/src/browser/trustedTypes.ts. */
const LOAD_SCRIPT = `
${RuntimeGlobals.loadScript} = (address, done) => {
  const script = document.createElement('script');
  const end = (event) => {
    clearTimeout(limit);
    script.remove();
    done(event);
  };
  const limit = setTimeout(end, ${LIMIT_MS}, { type: 'timeout', target: script });
  Object.assign(script, { src: address, crossOrigin: 'anonymous', ${HASH}, onload: end, onerror: end });
  document.head.append(script);
};`;

const loadStyle = (chunks: readonly (number | string)[]) => `
const coming = {};
${RuntimeGlobals.ensureChunkHandlers}.miniCss = (id, promises) => {
  if (!${JSON.stringify(chunks)}.includes(id)) return;
  promises.push(coming[id] ||= new Promise((resolve, reject) => {
    const address = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(id);
    if (document.querySelector('link[rel=stylesheet][href="' + address + '"],style[data-href="' + address + '"]')) return resolve();
    const link = document.createElement('link');
    const onerror = () => {
      delete coming[id];
      link.remove();
      reject(Error(address + ' failed'));
    };
    Object.assign(link, { rel: 'stylesheet', href: address, crossOrigin: 'anonymous', ${HASH}, onload: resolve, onerror });
    document.head.append(link);
  }));
};`;

function chunksWithStyles({ chunkGraph }: Compilation, chunk: Chunk): (number | string)[] {
  const lazy = [...chunk.getAllAsyncChunks()].filter((each) => chunkGraph.getChunkModulesIterableBySourceType(each, 'css/mini-extract'));
  return lazy.flatMap(({ id }) => (id === null ? [] : [id]));
}

/**
 * Makes every script and style that a build loads later carry the hash that its entry lists (PL-042). Its loaders are
 * half of what webpack and the plugin would write, and stand in each entry of a page (PL-052). The list itself is
 * put in front of the entry once all files are final: see `withIntegrityTable`.
 */
export class LazyFilesCarryIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LazyFilesCarryIntegrity', (compilation) => {
      compilation.hooks.runtimeModule.tap('LazyFilesCarryIntegrity', (module, chunk) => {
        if (module.name === 'load script') module.generate = () => LOAD_SCRIPT;
        if (module.name !== 'css loading') return;
        module.generate = () => {
          const chunks = chunksWithStyles(compilation, chunk);
          return chunks.length > 0 ? loadStyle(chunks) : null;
        };
      });
    });
  }
}

export const extractedStyles = () => new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', chunkFilename: '[name].[contenthash:10].css' });

/** Puts the hashes of a build's lazy files in front of its entry, whose own hash is in release.json. */
export function withIntegrityTable(entry: string, hashes: Readonly<Record<string, string>>): string {
  return `self.forecourtIntegrity=Object.assign(self.forecourtIntegrity||{},${JSON.stringify(hashes)});${entry}`;
}
