import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Makes every script and style that a build loads later carry the hash that its entry lists (PL-042).
 * The list itself is put in front of the entry once all files are final: see `withIntegrityTable`.
 */
export class LazyFilesCarryIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LazyFilesCarryIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LazyFilesCarryIntegrity',
        (source) => `${source}\nscript.crossOrigin = 'anonymous';\nscript.integrity = (self.forecourtIntegrity || {})[url.split('/').pop()] || '';`,
      );
    });
  }
}

/** Styles of lazy chunks, with the hash from the same list. */
export const extractedStyles = () =>
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:10].css',
    chunkFilename: '[name].[contenthash:10].css',
    insert: (link: HTMLLinkElement) => {
      const known = (self as unknown as { forecourtIntegrity?: Record<string, string> }).forecourtIntegrity ?? {};
      link.crossOrigin = 'anonymous';
      link.integrity = known[link.href.split('/').pop() ?? ''] ?? '';
      document.head.append(link);
    },
  });

/** Puts the hashes of a build's lazy files in front of its entry, whose own hash is in release.json. */
export function withIntegrityTable(entry: string, hashes: Readonly<Record<string, string>>): string {
  return `self.forecourtIntegrity=Object.assign(self.forecourtIntegrity||{},${JSON.stringify(hashes)});${entry}`;
}
