/** Where a site serves the files of remotes: `/_remotes/mf-search/assets/…`. A remote's browser build is made for this place. */
export const REMOTES_BASE = '/_remotes';

/** One file of a release. */
export interface ReleaseFile {
  bytes: number;
  /** Size as the wire carries it, brotli. */
  brotli: number;
  /** SHA-384 in the form of an integrity attribute. */
  integrity: string;
}

/** What the browser needs for one page or slot. Paths are below the remote's folder in the artifact store. */
export interface ReleasePart {
  js: string[];
  css: string[];
  /** Platform libraries that the part takes from the shell and that are not in its first script. */
  shared: string[];
}

/** Facts of one published version of a remote (PL-012); stored beside its files and never changed. */
export interface Release {
  name: string;
  version: string;
  /** Names the sources that it was built from. */
  build: string;
  commit: string;
  contract: string;
  /** Global name of the browser container, unlike that of any other build. */
  container: string;
  entry: string;
  /** What every part needs besides its own files and the entry. */
  base: ReleasePart;
  server: string;
  pages: Record<string, ReleasePart>;
  /** Each with the version of the props that it was built for. */
  slots: Record<string, ReleasePart & { props: number }>;
  /** Platform libraries that it takes from the shell, with the range that it was built for. */
  shared: Record<string, string>;
  files: Record<string, ReleaseFile>;
}

/** `mf-search@1.2.0`, the key of a release. */
export const releaseKey = (name: string, version: string) => `${name}@${version}`;
