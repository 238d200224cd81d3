import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../../workspace';
import { SubresourceIntegrityPlugin } from '../slim-container';
import { buildCache, commonConfig } from '../webpack/common';
import { extractedStyles } from '../webpack/extractedStyles';
import { UNUSED_LIBRARIES } from '../webpack/remote';
import { withShellSources } from '../webpack/shell';

const folder = inRoot('shell');
const starter = inRoot('shell/src/browser');

/** A file of the shell's start in the browser gives way to one of the monolith. */
const replaced = (request: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
    if (resource.context === starter) resource.request = file;
  });

interface MonolithSources {
  /** Takes the place of shell/src/browser/federation. */
  definitions: string;
  /** Takes the place of shell/src/browser/federationRuntime. */
  nothing: string;
}

/**
 * The same shell and remotes in one browser build without federation (PL-052): loaders, compiler, minimiser and integrity
 * are those of the composed builds, and webpack may shake every library over all of them.
 */
export function monolithConfig(outDir: string, { definitions, nothing }: MonolithSources): Configuration {
  const common = withShellSources(commonConfig('browser', folder), outDir);
  return {
    ...common,
    name: 'monolith',
    output: { ...common.output, uniqueName: 'monolith', clean: true },
    resolve: { ...common.resolve, alias: { ...(common.resolve?.alias as Record<string, string>), ...UNUSED_LIBRARIES } },
    cache: buildCache('monolith-browser'),
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'async',
        minSize: 8000,
        cacheGroups: { libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      replaced(/^\.\/federation$/, definitions),
      replaced(/^\.\/federationRuntime$/, nothing),
      new SubresourceIntegrityPlugin(),
      extractedStyles(),
    ],
  };
}
