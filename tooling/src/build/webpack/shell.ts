import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../../workspace';
import { providedOnServer } from '../platformLibraries';
import { SubresourceIntegrityPlugin } from '../slim-container';
import { commonConfig, PLATFORM_ROUTER } from './common';
import { extractedStyles } from './extractedStyles';

const folder = inRoot('shell');

/** Browser build of the host: it gives the platform libraries to all remotes, see shell/src/browser/federationRuntime.ts. */
export function shellBrowserConfig(outDir: string): Configuration {
  const common = commonConfig('browser', folder);
  return {
    ...common,
    name: 'shell browser',
    target: ['web', 'es2022'],
    resolve: { ...common.resolve, alias: { ...(common.resolve?.alias as Record<string, string>), ...PLATFORM_ROUTER } },
    entry: { shell: './src/browser/index.ts' },
    output: {
      path: path.join(outDir, 'browser'),
      publicPath: '/_shell/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          libraries: { test: /node_modules/, name: 'libraries', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [new SubresourceIntegrityPlugin(), extractedStyles()],
  };
}

/** Server build of the host: one file that renders pages in a worker thread. */
export function shellServerConfig(outDir: string): Configuration {
  const common = commonConfig('server', folder);
  return {
    ...common,
    name: 'shell server',
    target: 'async-node',
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
      new ModuleFederationPlugin({
        name: 'shell_server',
        shared: providedOnServer(),
        shareStrategy: 'loaded-first',
        remoteType: 'script',
        manifest: false,
        dts: false,
        dev: false,
        bridge: { enableBridgeRouter: false },
        experiments: { optimization: { target: 'node' } },
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
