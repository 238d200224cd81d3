/** One remote as this page sees it: the version that was chosen and where its entry is. */
export interface ComposedRemote {
  version: string;
  /** Global name that the entry sets; no other version uses it. */
  container: string;
  entry: string;
  integrity: string;
  pages: string[];
  slots: string[];
}

/** Which version of each remote serves this page; the browser uses exactly what the server used. */
export interface Composition {
  revision: number;
  /** Name of the one remote that runs alone here, null on a whole site (PL-022). */
  alone: string | null;
  remotes: Record<string, ComposedRemote>;
}
