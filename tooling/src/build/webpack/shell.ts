import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../../workspace';
import { providedByShell } from '../platformLibraries';
import { commonConfig } from './common';
import { extractedStyles, LazyFilesCarryIntegrity } from './integrity';

const folder = inRoot('shell');

/** One file of the federation runtime is taken from shell/src/platform instead. */
const replacedInFederation = (library: string, request: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
    if (resource.context.endsWith(path.join('@module-federation', library, 'dist'))) resource.request = inRoot('shell/src/platform', file);
  });

/** Browser build of the host: it gives the federation runtime and the platform libraries to all remotes. */
export function shellBrowserConfig(outDir: string): Configuration {
  const common = commonConfig('browser', folder);
  return {
    ...common,
    name: 'shell browser',
    target: ['web', 'es2022'],
    entry: { shell: './src/browser/index.ts' },
    output: {
      path: path.join(outDir, 'browser'),
      publicPath: '/_shell/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'forecourt-chunks' },
      clean: true,
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...(common.resolve?.alias as Record<string, string>),
        // Its ES and CommonJS copies would both be in the bundle.
        '@module-federation/runtime-core$': inRoot('node_modules/@module-federation/runtime-core/dist/index.js'),
      },
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
    plugins: [
      replacedInFederation('sdk', /^\.\/node\.js$/, 'sdkWithoutNode.ts'),
      replacedInFederation('runtime', /^\.\/utils\.js$/, 'federationInstances.ts'),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell('browser'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        bridge: { enableBridgeRouter: false },
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new LazyFilesCarryIntegrity(),
      extractedStyles(),
    ],
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
        shared: providedByShell('server'),
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
