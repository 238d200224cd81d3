import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { inRoot, inState } from '../../workspace';
import { BROWSER_TARGET, compilerTargets, SUPPORTED_BROWSERS } from '../browsers';
import { contentHash } from '../contentHash';

export type Target = 'browser' | 'server';

/** `development` has React's warnings, readable names and source maps. */
export type Mode = 'production' | 'development';

/**
 * The name of a class on pages, such as `StickyBar-bar-1f0c3`: one hash per file and not per class, because what repeats is compressed, in
 * styles and in HTML.
 */
function classNameOf({ resourcePath }: { resourcePath: string }, _template: string, localName: string): string {
  const file = path.relative(inRoot(), resourcePath).replaceAll(path.sep, '/');
  return `${path.basename(file, '.module.css')}-${localName}-${contentHash([], [file]).slice(0, 5)}`;
}

/** Class names are the same in browser and server builds of the same sources. */
const cssModules = (target: Target) => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  getLocalIdent: classNameOf,
  exportOnlyLocals: target === 'server',
});

interface CompilerOptions {
  target?: Target;
  /** Components are registered for React Fast Refresh. */
  refresh?: boolean;
}

/** Compiles TypeScript for the supported browsers or for Node. */
export const swc = (mode: Mode, { target = 'browser', refresh = false }: CompilerOptions = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    ...(target === 'browser' && { env: { targets: compilerTargets() } }),
    jsc: {
      ...(target === 'server' && { target: 'es2022' }),
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
    },
  },
});

export const css = (target: Target): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    { loader: 'css-loader', options: { modules: cssModules(target), importLoaders: 0 } },
  ],
});

/** Links and navigation of the platform, for what is built together with the shell; remotes get them from the shell at run time. */
export const PLATFORM_ROUTER = { 'react-router-dom$': inRoot('shell/src/platform/router.ts') };

/** What a build stores for the next one; where an import leads is part of it, so another configuration starts anew. */
export const buildCache = (name: string, programs = ['tooling/src/build']): Configuration['cache'] => ({
  type: 'filesystem',
  cacheDirectory: inState('cache/webpack'),
  name,
  version: contentHash(programs.map((folder) => ({ folder: inRoot(folder) }))),
});

/** What the browser and server builds of the shell and of every remote have in common. */
export function commonConfig(target: Target, folder: string, mode: Mode = 'production'): Configuration {
  const router = inRoot('node_modules/react-router/dist', mode);
  return {
    mode,
    context: folder,
    ...(target === 'browser' && { target: BROWSER_TARGET }),
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // Its default export conditions name the development files, even in a production build.
        'react-router/dom$': path.join(router, 'dom-export.mjs'),
        'react-router$': path.join(router, 'index.mjs'),
      },
    },
    module: { rules: [swc(mode, { target }), css(target)] },
    cache: buildCache(`${path.basename(folder)}-${target}-${mode}`),
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    optimization: {
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      minimize: target === 'browser' && mode === 'production',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { mangle: true } }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.cssnanoMinify,
          minimizerOptions: { preset: ['default', { overrideBrowserslist: [...SUPPORTED_BROWSERS] }] },
        }),
      ],
    },
  };
}
