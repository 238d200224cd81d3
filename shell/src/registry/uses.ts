/** How the code of a remote is loaded: 'slim-container' is what builds of this platform make (docs/adr/0015). */
export type RemoteKind = 'slim-container';

/** A slot that code mounts. */
export interface SlotMount {
  slot: string;
  /** Of its props. */
  version: number;
  /** The page can do without the slot. */
  hasFallback: boolean;
}

/** A route that code links to. */
export interface RouteLink {
  route: string;
  /** Where the route is not deployed the link is not rendered. */
  ifDeployed: boolean;
}

/** What a release uses of other remotes and of the shell, as its build found it in the code. */
export interface ReleaseUses {
  /** Each slot and version once. */
  mounts: SlotMount[];
  /** Each route once. Links by a function of the contracts are the shell's to know: the function is one of `names`. */
  links: RouteLink[];
  /** Names that it takes of each library of the shell; of one that it takes as a whole, by a namespace or CommonJS, only what it names. */
  names: Record<string, string[]>;
  /** Fields of sites' documents that its code may read, such as 'switches.fleetEnabled'; missing in releases from before. */
  fields?: string[];
}
