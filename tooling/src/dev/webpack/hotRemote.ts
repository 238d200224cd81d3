import type { Configuration } from 'webpack';
import { ShellRuntimePlugin } from '../../build/slim-container';
import { browserOutput, federation, UNUSED_LIBRARIES, type RemoteSources } from '../../build/webpack/remote';
import { hotConfig, inDev } from './hotCommon';

const REFRESH_RUNTIME = /[\\/]react-refresh[\\/]runtime(?:\.js)?$|^react-refresh\/runtime$/;

/**
 * Browser build of a remote with Fast Refresh. Names follow the content, as in a release; unlike there the loaders are webpack's own, and the
 * definition is a chunk. `parts` are the modules of its pages and slots, without ending.
 */
export function hotRemoteConfig({ remote, folder, container, outDir }: RemoteSources, parts: ReadonlySet<string>): Configuration {
  const config = hotConfig(folder, [
    {
      test: (file: string) => parts.has(file.replace(/\.tsx?$/, '')),
      enforce: 'pre',
      loader: inDev('webpack/acceptPartLoader.cjs'),
    },
  ]);
  return {
    ...config,
    name: remote,
    entry: {},
    output: {
      ...browserOutput(remote, outDir),
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
    },
    resolve: { ...config.resolve, alias: { ...(config.resolve?.alias as Record<string, string>), ...UNUSED_LIBRARIES } },
    // One runtime for all of the page, see ../client/refreshRuntime.ts.
    externals: ({ request = '' }, callback) =>
      REFRESH_RUNTIME.test(request) ? callback(undefined, 'var forecourtRefreshRuntime') : callback(),
    plugins: [federation({ container, folder }, 'browser', 'entry.[fullhash:10].js'), new ShellRuntimePlugin(), ...(config.plugins ?? [])],
  };
}
