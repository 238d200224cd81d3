import webpack, { type Compiler } from 'webpack';
import { loadScript } from '../../build/slim-container';

const { RuntimeGlobals } = webpack;

/**
 * Stylesheets are named by their content here, and mini-css-extract-plugin's own updates expect names that stay: they would load the old file again.
 * A changed stylesheet is loaded under its new name, and the old one, a link or inlined by the server, is taken away once it applies.
 */
const UPDATE_STYLES = `
const addressOf = (id) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(id);
const replaceStyle = (before, after) => {
  const old = document.querySelector('link[rel=stylesheet][href="' + before + '"],style[data-href="' + before + '"]');
  if (!old || before === after) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: after, crossOrigin: 'anonymous', onload: () => old.remove() });
  old.after(link);
};
${RuntimeGlobals.hmrDownloadUpdateHandlers}.miniCss = (chunkIds, _removedChunks, _removedModules, _promises, applyHandlers) => {
  const before = chunkIds.map((id) => [id, addressOf(id)]);
  applyHandlers.push(() => ({
    dispose() {},
    // The new names are part of the update and known when all of it has been applied.
    apply: () => queueMicrotask(() => before.forEach(([id, address]) => replaceStyle(address, addressOf(id)))),
  }));
};`;

/** Loads files as pages preload them, and updates stylesheets whose names change with their content. */
export class HotFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('HotFilesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('HotFilesPlugin', (module) => {
        // A new file has no hash until its build is published, and the browser hears of it before.
        if (module.name === 'load script') module.generate = () => loadScript({ integrity: null });
        if (module.name !== 'css loading') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          return typeof code === 'string' && code.includes(RuntimeGlobals.hmrDownloadUpdateHandlers) ? code + UPDATE_STYLES : code;
        };
      });
    });
  }
}
