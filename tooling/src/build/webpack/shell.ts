import path from 'node:path';
import { SHELL_BASE } from '@forecourt/shell/registry';
import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../../workspace';
import { PLATFORM_LIBRARIES, versionOf } from '../platformLibraries';
import { SubresourceIntegrityPlugin } from '../slim-container';
import { commonConfig, PLATFORM_ROUTER } from './common';
import { extractedStyles } from './extractedStyles';

const folder = inRoot('shell');

/** What of the shell is built for browsers, and where it is served. */
export const withShellSources = (config: Configuration, outDir: string): Configuration => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...(config.resolve?.alias as Record<string, string>), ...PLATFORM_ROUTER } },
  entry: { shell: './src/browser/index.ts' },
  output: {
    path: path.join(outDir, 'assets'),
    publicPath: `${SHELL_BASE}/`,
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    uniqueName: 'shell',
    crossOriginLoading: 'anonymous',
  },
});

/** Browser build of the host: it gives the platform libraries to all remotes, see shell/src/browser/federationRuntime.ts. */
export function shellBrowserConfig(outDir: string): Configuration {
  const common = withShellSources(commonConfig('browser', folder), outDir);
  return {
    ...common,
    name: 'shell browser',
    output: { ...common.output, clean: true },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // Files of their own: a release that changes one of them does not make visitors download the others again.
          libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial', enforce: true },
          'design-system': { test: inRoot('shared-ui/src'), name: 'design-system', chunks: 'initial', type: /javascript/, enforce: true },
        },
      },
    },
    plugins: [new SubresourceIntegrityPlugin(), extractedStyles()],
  };
}

/**
 * Server build of the host: one file that renders pages in a worker thread, and provides the platform libraries to all remotes, see
 * shell/src/renderer/federation.ts.
 */
export function shellServerConfig(outDir: string): Configuration {
  const common = commonConfig('server', folder);
  return {
    ...common,
    name: 'shell server',
    target: 'async-node',
    resolve: { ...common.resolve, alias: { ...(common.resolve?.alias as Record<string, string>), ...PLATFORM_ROUTER } },
    entry: { renderer: './src/renderer/index.tsx' },
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      path: path.join(outDir, 'server'),
      filename: '[name].cjs',
      uniqueName: 'shell_server',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { ...common.optimization, splitChunks: false },
    plugins: [
      new webpack.DefinePlugin({
        PLATFORM_VERSIONS: JSON.stringify(Object.fromEntries(Object.keys(PLATFORM_LIBRARIES).map((name) => [name, versionOf(name)]))),
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
