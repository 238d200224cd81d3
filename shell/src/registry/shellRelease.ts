import type { Route } from '@forecourt/shared-contracts/shell';
import type { FontFiles } from '@forecourt/shared-ui/theme';
import type { ReleaseFile } from './release';
import type { ReleaseUses, RemoteKind, RouteLink } from './uses';

/** A file of a shell's browser build, with the address under which a site serves it. */
export interface ShellFile {
  path: string;
  integrity: string;
}

/** Files of a shell's browser build that its renderer names in pages. */
export interface ShellAssets {
  scripts: ShellFile[];
  styles: ShellFile[];
  /** Scripts and styles of platform libraries that load only where they are needed, by library. */
  shared: Record<string, ShellFile[]>;
  /** Scripts and styles of a standalone remote's bar and start page. */
  standalone: ShellFile[];
  /** Heading fonts of the tenants. */
  fonts: FontFiles;
}

/** What a server needs of a shell to serve it. */
export interface ServedShell {
  version: string;
  /** Version of the interface between server and shell that it speaks, see ../protocol. */
  protocol: number;
  /** The renderer, a path below the version's folder. */
  server: string;
  assets: ShellAssets;
  /** Addresses of its own pages, and of files that the back end serves at an address of each site. */
  routes: Route[];
}

/** What a build of the shell provides to remotes, and what it uses of them. */
export interface ShellProvides {
  /** Version of the contracts, by which remotes of the same major version work. */
  contract: string;
  /** Kinds of remotes that it can load. */
  remoteKinds: RemoteKind[];
  /** Libraries that remotes take, with every name that one can take of each. */
  libraries: Record<string, { version: string; names: string[] }>;
  /** Routes to which a function of a library links for whoever takes it, by library and name. */
  links: Record<string, Record<string, RouteLink[]>>;
  /** Slots that the shell itself mounts, routes to which it links, and fields of sites' documents that its code may read. */
  uses: Omit<ReleaseUses, 'names'>;
}

/** release.json of one published version of the shell; stored with its files and never changed. */
export interface ShellRelease extends ServedShell, ShellProvides {
  name: 'shell';
  /** Hash of the sources that it was built from. */
  build: string;
  commit: string;
  files: Record<string, ReleaseFile>;
}

/** Path below which a site serves the files of shells; it is part of their builds. */
export const SHELL_BASE = '/_shell';
