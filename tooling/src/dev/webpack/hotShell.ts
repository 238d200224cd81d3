import webpack, { type Configuration } from 'webpack';
import { inRoot } from '../../workspace';
import { buildCache, commonConfig } from '../../build/webpack/common';
import { extractedStyles } from '../../build/webpack/extractedStyles';
import { withShellSources } from '../../build/webpack/shell';
import { HotFilesPlugin } from './HotFilesPlugin';
import { hotConfig, inDev } from './hotCommon';

const folder = inRoot('shell');

/** In front of the shell's own start. */
const developmentClient = () =>
  ['refreshRuntime', 'failurePanel'].map((name) => new webpack.EntryPlugin(folder, inDev(`client/${name}.ts`), { name: undefined }));

/** Browser build of the shell for developers, with React's warnings and the runtime of Fast Refresh, for sources that stay as they are. */
export function developmentShellConfig(outDir: string): Configuration {
  const config = withShellSources(commonConfig('browser', folder, 'development'), outDir);
  return {
    ...config,
    name: 'shell',
    devtool: 'cheap-module-source-map',
    cache: buildCache('shell-development', ['tooling/src/build', 'tooling/src/dev']),
    plugins: [...developmentClient(), new HotFilesPlugin(), extractedStyles()],
  };
}

/** The same with Fast Refresh for the shell, the design system and the contracts themselves. */
export function hotShellConfig(outDir: string): Configuration {
  const config = withShellSources(hotConfig(folder), outDir);
  return { ...config, name: 'shell', plugins: [...developmentClient(), ...(config.plugins ?? [])] };
}
