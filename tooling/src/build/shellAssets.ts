import type { ShellAssets } from '@forecourt/shell/registry';
import type { Compilation, Stats } from 'webpack';
import { integrityOf } from './contentHash';
import { PLATFORM_LIBRARIES } from './platformLibraries';

/** Platform libraries that are not in the first script. */
const LATER_LIBRARIES = Object.keys(PLATFORM_LIBRARIES).filter((name) => !PLATFORM_LIBRARIES[name]?.eager);
/** As shell/src/browser/start.tsx imports it. */
const STANDALONE = '../standalone/standaloneView';

/** Scripts and styles of a module that loads later, by what imports it. */
function laterFiles({ chunkGroups }: Compilation, request: string): string[] {
  const groups = [...chunkGroups].filter((group) => group.origins.some((origin) => origin.request === request));
  return [...new Set(groups.flatMap((group) => group.getFiles()))];
}

interface AssetFiles {
  read(name: string): Buffer;
  /** Makes the last changes to the main script; returns its new name. */
  finish?(main: string, entryFiles: readonly string[]): string;
}

/** Files of a browser build of the shell that pages name, with their hashes. */
export function shellAssets({ compilation }: Stats, { read, finish = (main) => main }: AssetFiles): Omit<ShellAssets, 'fonts'> {
  const entryFiles =
    compilation.entrypoints
      .get('shell')
      ?.getFiles()
      .filter((name) => !name.includes('.hot-update.')) ?? [];
  const file = (name: string) => ({ path: `/_shell/${name}`, integrity: integrityOf(read(name)) });
  const main = entryFiles.find((name) => /^shell\..*\.js$/.test(name)) ?? '';
  const scripts = [...entryFiles.filter((name) => name.endsWith('.js') && name !== main), finish(main, entryFiles)];
  return {
    scripts: scripts.map(file),
    styles: entryFiles.filter((name) => name.endsWith('.css')).map(file),
    shared: Object.fromEntries(LATER_LIBRARIES.map((name) => [name, laterFiles(compilation, name).map(file)])),
    standalone: laterFiles(compilation, STANDALONE).map(file),
  };
}
