import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { inRoot } from '../../workspace';
import { buildCache, commonConfig, css, swc } from '../../build/webpack/common';
import { extractedStyles } from '../../build/webpack/extractedStyles';
import { HotFilesPlugin } from './HotFilesPlugin';

export const inDev = (...parts: string[]) => inRoot('tooling/src/dev', ...parts);

/** A browser build in which components and styles are updated in place. */
export function hotConfig(folder: string, rules: readonly RuleSetRule[] = []): Configuration {
  const common = commonConfig('browser', folder, 'development');
  return {
    ...common,
    // The security policy of the pages allows no eval.
    devtool: 'cheap-module-source-map',
    watchOptions: { aggregateTimeout: 20 },
    resolve: {
      ...common.resolve,
      alias: {
        ...(common.resolve?.alias as Record<string, string>),
        [inRoot('node_modules/mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js')]: inDev('client/nothingToReload.cjs'),
      },
    },
    module: { rules: [swc('development', { refresh: true }), css('browser'), ...rules] },
    cache: buildCache(`${path.basename(folder)}-hot`, ['tooling/src/build', 'tooling/src/dev']),
    // An update that does not compile would break the chain of updates: the next good one could not be applied in place.
    optimization: { ...common.optimization, emitOnErrors: false },
    plugins: [new ReactRefreshPlugin({ overlay: false }), new HotFilesPlugin(), extractedStyles()],
  };
}
