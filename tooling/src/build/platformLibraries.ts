import { inRoot, manifestOf, pinnedVersion } from '../workspace';

interface PlatformLibrary {
  /** Package whose version counts. */
  package: string;
  /** Part of the shell's first script; the others load when a page first needs them. */
  eager: boolean;
  /** File that provides the library on the server instead of the package's own entry. */
  serverFile?: string;
}

/** An entry of shared-ui beside the one that every page has. */
function designSystemPart(entry: string): Record<string, PlatformLibrary> {
  const file = inRoot(`shared-ui/src/${entry}.ts`);
  return { [`@forecourt/shared-ui/${entry}`]: { package: '@forecourt/shared-ui', eager: false, serverFile: file } };
}

/**
 * Libraries that exist once on any page (PL-005). The shell provides them, remotes never bundle them
 * (`import: false`), so that React and its companions stay one lockstep set. The browser build of the shell gives
 * them out of shell/src/platform/libraries.ts, router and Redux as their used subsets.
 */
export const PLATFORM_LIBRARIES: Readonly<Record<string, PlatformLibrary>> = {
  react: { package: 'react', eager: true },
  'react/jsx-runtime': { package: 'react', eager: true },
  'react-dom': { package: 'react-dom', eager: true },
  'react-router-dom': { package: 'react-router-dom', eager: true, serverFile: inRoot('shell/src/platform/router.ts') },
  'react-redux': { package: 'react-redux', eager: true },
  '@reduxjs/toolkit': { package: '@reduxjs/toolkit', eager: true },
  redux: { package: 'redux', eager: true },
  '@forecourt/shared-contracts': { package: '@forecourt/shared-contracts', eager: true },
  '@forecourt/shared-ui': { package: '@forecourt/shared-ui', eager: true },
  // Named by file, because the server's renderer itself never imports them and the federation plugin provides only what it meets or is told by path.
  '@forecourt/shared-contracts/schemas': { package: '@forecourt/shared-contracts', eager: false, serverFile: inRoot('shared-contracts/src/schemas.ts') },
  // Parts of the design system that only some pages show.
  ...designSystemPart('content'),
  ...designSystemPart('inputs'),
  ...designSystemPart('overlays'),
  yup: { package: 'yup', eager: false, serverFile: inRoot('node_modules/yup/index.esm.js') },
};

export function versionOf(library: string): string {
  const name = PLATFORM_LIBRARIES[library]?.package ?? library;
  return name.startsWith('@forecourt/') ? manifestOf(inRoot(name.replace('@forecourt/', ''))).version : pinnedVersion(name);
}

const sharedBy = (options: (library: PlatformLibrary) => object) =>
  Object.fromEntries(
    Object.entries(PLATFORM_LIBRARIES).map(([name, library]) => [
      name,
      { singleton: true, version: versionOf(name), requiredVersion: `^${versionOf(name)}`, ...options(library) },
    ]),
  );

/** What the shell's server build provides, all of it at once. */
export const providedOnServer = () => sharedBy(({ serverFile }) => ({ eager: true, ...(serverFile ? { import: serverFile } : {}) }));

/** What a remote takes from the shell and never brings along. */
export const takenByRemote = () => sharedBy(() => ({ import: false }));
