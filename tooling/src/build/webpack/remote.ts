import path from 'node:path';
import { REMOTES_BASE } from '@forecourt/shell/registry';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { takenByRemote } from '../platformLibraries';
import { SlimContainerPlugin } from '../slim-container';
import { commonConfig, type Target } from './common';
import { extractedStyles } from './extractedStyles';

interface RemoteBuild {
  /** For example mf-search. */
  remote: string;
  folder: string;
  /** Differs for each build; the container's global name is made of it, so that two versions never meet. */
  container: string;
  outDir: string;
}

/** The module that a remote exposes. */
const DEFINITION = './src/remote.ts';

const federation = ({ container }: RemoteBuild, target: Target) =>
  new ModuleFederationPlugin({
    name: container,
    filename: target === 'browser' ? 'entry.js' : 'remote.cjs',
    exposes: { './remote': DEFINITION },
    shared: takenByRemote(),
    // The default requests the entry of every registered remote before any shared library is used.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    bridge: { enableBridgeRouter: false },
    ...(target === 'browser'
      ? { experiments: { optimization: { disableSnapshot: true, target: 'web' as const } } }
      : { library: { type: 'commonjs-module', name: container }, experiments: { optimization: { target: 'node' as const } } }),
  });

/** Browser build: an entry without libraries, one chunk per page and slot. */
export function remoteBrowserConfig(build: RemoteBuild): Configuration {
  const common = commonConfig('browser', build.folder);
  return {
    ...common,
    name: `${build.remote} browser`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: path.join(build.outDir, 'assets'),
      publicPath: `${REMOTES_BASE}/${build.remote}/assets/`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: build.remote,
      // The same in every version: a chunk whose content did not change keeps its address (PL-019).
      chunkLoadingGlobal: `chunks_${build.remote.replaceAll('-', '_')}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    // InstantSearch brings it along for a router that nothing here uses.
    resolve: { ...common.resolve, alias: { ...(common.resolve?.alias as Record<string, string>), qs$: false } },
    optimization: { ...common.optimization, splitChunks: { chunks: 'async', minSize: 8000 } },
    plugins: [federation(build, 'browser'), new SlimContainerPlugin({ definition: DEFINITION }), extractedStyles()],
  };
}

/** Server build: one file, so that one hash covers all of the code that runs. */
export function remoteServerConfig(build: RemoteBuild): Configuration {
  const common = commonConfig('server', build.folder);
  return {
    ...common,
    name: `${build.remote} server`,
    target: 'async-node',
    entry: {},
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      path: path.join(build.outDir, 'server'),
      filename: 'remote.cjs',
      chunkFilename: 'remote.cjs',
      uniqueName: build.remote,
      clean: true,
    },
    optimization: { ...common.optimization, splitChunks: false },
    plugins: [federation(build, 'server'), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
