import type { RemoteKind, RouteLink, SlotMount } from './uses';

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
  /** Slots that the shell itself mounts, and routes to which it links. */
  uses: { mounts: SlotMount[]; links: RouteLink[] };
}
