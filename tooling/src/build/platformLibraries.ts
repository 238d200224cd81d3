import { inRoot, manifestOf, pinnedVersion, type Manifest } from '../workspace';

interface PlatformLibrary {
  /** Package whose version counts. */
  package: string;
  /** Part of the shell's first script; the others load when a page first needs them. */
  eager: boolean;
}

/**
 * Libraries that exist once on any page (PL-005). The shell provides them, remotes never bundle them
 * (`import: false`), so that React and its companions stay one lockstep set. The shell gives them out of
 * shell/src/platform/libraries.ts, router and Redux as their used subsets.
 */
export const PLATFORM_LIBRARIES: Readonly<Record<string, PlatformLibrary>> = {
  react: { package: 'react', eager: true },
  'react/jsx-runtime': { package: 'react', eager: true },
  'react-dom': { package: 'react-dom', eager: true },
  'react-router-dom': { package: 'react-router-dom', eager: true },
  'react-redux': { package: 'react-redux', eager: true },
  '@reduxjs/toolkit': { package: '@reduxjs/toolkit', eager: true },
  redux: { package: 'redux', eager: true },
  '@forecourt/shared-contracts': { package: '@forecourt/shared-contracts', eager: true },
  '@forecourt/shared-ui': { package: '@forecourt/shared-ui', eager: true },
  // Parts that only some pages need.
  '@forecourt/shared-contracts/schemas': { package: '@forecourt/shared-contracts', eager: false },
  '@forecourt/shared-ui/content': { package: '@forecourt/shared-ui', eager: false },
  '@forecourt/shared-ui/inputs': { package: '@forecourt/shared-ui', eager: false },
  '@forecourt/shared-ui/overlays': { package: '@forecourt/shared-ui', eager: false },
  yup: { package: 'yup', eager: false },
};

export function versionOf(library: string): string {
  const name = PLATFORM_LIBRARIES[library]?.package ?? library;
  return name.startsWith('@forecourt/') ? manifestOf(inRoot(name.replace('@forecourt/', ''))).version : pinnedVersion(name);
}

/** The versions of each library with which a remote works: those of its `peerDependencies`, else those from the installed one on. */
export const rangesOf = ({ peerDependencies = {} }: Pick<Manifest, 'peerDependencies'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PLATFORM_LIBRARIES).map(([name, library]) => [name, peerDependencies[library.package] ?? `^${versionOf(name)}`]),
  );

/** What a remote takes from the shell and never brings along, with the versions of each. */
export const takenByRemote = (ranges: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, version: versionOf(name), requiredVersion, import: false as const },
    ]),
  );
