import type { Route } from '@forecourt/shared-contracts/shell';
import type { PageOptions, SlotOptions } from '@forecourt/shared-contracts/site-routes';
import type { ReleaseUses, RemoteKind } from './uses';

/** Path below which a site serves the files of remotes: `/_remotes/mf-search/assets/…`. It is part of a remote's browser build. */
export const REMOTES_BASE = '/_remotes';

/** One file of a release. */
export interface ReleaseFile {
  bytes: number;
  /** Transfer size with brotli. */
  brotli: number;
  /** SHA-384 in the form of an integrity attribute. */
  integrity: string;
}

/** What the browser needs for one page or slot. Paths are below the remote's folder in the artifact store. */
export interface ReleasePart {
  js: string[];
  css: string[];
  /** Platform libraries that the part needs from the shell and that are not in its first script. */
  shared: string[];
}

/** A slot, with the files for earlier versions of its props, by version. */
export interface ReleasedSlot extends ReleasePart, SlotOptions {
  earlier?: Record<string, ReleasePart>;
}

/** Versions of a slot's props that a release serves, the highest first. */
export const servedProps = ({ version, earlier = {} }: Pick<ReleasedSlot, 'version' | 'earlier'>): number[] => [
  version,
  ...Object.keys(earlier)
    .map(Number)
    .toSorted((one, other) => other - one),
];

/** What the browser needs for a version of a slot's props. */
export const partOfSlot = (slot: ReleasedSlot, version: number): ReleasePart | undefined =>
  version === slot.version ? slot : slot.earlier?.[version];

/** release.json of one published version of a remote; stored with its files and never changed. */
export interface Release {
  name: string;
  version: string;
  /** Hash of the sources that it was built from. */
  build: string;
  commit: string;
  contract: string;
  /** How a shell loads its code; missing in releases from before there was more than one way, which are slim containers. */
  kind?: RemoteKind;
  /** Global variable of the browser container, unique to this build. */
  container: string;
  entry: string;
  /** Files that every part needs besides its own and the entry. */
  base: ReleasePart;
  server: string;
  /** By the name of the page in the definition; releases from before have no positions. */
  pages: Record<string, ReleasePart & Pick<PageOptions, 'positions' | 'query' | 'deprecated'>>;
  /** Addresses of the pages, as the definition declares them. */
  routes: Route[];
  /** Each with what a page needs before its code, as the definition declares it. */
  slots: Record<string, ReleasedSlot>;
  /** Platform libraries that it needs from the shell, with the version range that it was built for. */
  shared: Record<string, string>;
  /** Missing in releases from before it was found. */
  uses?: ReleaseUses;
  files: Record<string, ReleaseFile>;
}

/** The hash of one file of a release, which no file may lack. */
export function integrityOf({ name, version, files }: Release, file: string): string {
  const known = files[file];
  if (!known) throw new Error(`release.json of ${name} ${version} has no hash of ${file}, so the file is not used.`);
  return known.integrity;
}

/** `mf-search@1.2.0`, the key of a release. */
export const releaseKey = (name: string, version: string) => `${name}@${version}`;
