import path from 'node:path';
import { REMOTES_BASE } from '@forecourt/shell/registry';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { manifestOf } from '../../workspace';
import { rangesOf, takenByRemote } from '../platformLibraries';
import { SlimContainerPlugin } from '../slim-container';
import { commonConfig, type Target } from './common';
import { extractedStyles } from './extractedStyles';

export interface RemoteSources {
  /** For example mf-search. */
  remote: string;
  folder: string;
  /** Differs for each build; the container's global name is made of it, so that two versions never meet. */
  container: string;
  outDir: string;
}

/** The module that a remote exposes. */
const DEFINITION = './src/remote.ts';

export const federation = (
  { container, folder }: Pick<RemoteSources, 'container' | 'folder'>,
  target: Target,
  filename = target === 'browser' ? 'entry.js' : 'remote.cjs',
) =>
  new ModuleFederationPlugin({
    name: container,
    filename,
    exposes: { './remote': DEFINITION },
    shared: takenByRemote(rangesOf(manifestOf(folder))),
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

/** Where a browser build of a remote is served, and under which names it shares a page with others. */
export const browserOutput = (remote: string, outDir: string): Configuration['output'] => ({
  path: path.join(outDir, 'assets'),
  publicPath: `${REMOTES_BASE}/${remote}/assets/`,
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[name].[contenthash:10].js',
  uniqueName: remote,
  // The same in every version: a chunk whose content did not change keeps its address (PL-019).
  chunkLoadingGlobal: `chunks_${remote.replaceAll('-', '_')}`,
  crossOriginLoading: 'anonymous',
});

/** InstantSearch brings it along for a router that nothing here uses. */
export const UNUSED_LIBRARIES = { qs$: false } as const;

/** Browser build: an entry without libraries, one chunk per page and slot. */
export function remoteBrowserConfig(build: RemoteSources): Configuration {
  const common = commonConfig('browser', build.folder);
  return {
    ...common,
    name: `${build.remote} browser`,
    entry: {},
    output: { ...browserOutput(build.remote, build.outDir), clean: true },
    resolve: { ...common.resolve, alias: { ...(common.resolve?.alias as Record<string, string>), ...UNUSED_LIBRARIES } },
    optimization: { ...common.optimization, splitChunks: { chunks: 'async', minSize: 8000 } },
    plugins: [federation(build, 'browser'), new SlimContainerPlugin({ definition: DEFINITION }), extractedStyles()],
  };
}

/** Server build: one file, so that one hash covers all of the code that runs. */
export function remoteServerConfig(build: RemoteSources): Configuration {
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
