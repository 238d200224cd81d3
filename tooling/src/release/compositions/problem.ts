/** A release in a composition. */
export interface Side {
  name: string;
  version: string;
}

/** A need of a release, or of a document, that a composition does not meet. */
export interface Problem {
  /** The same problem has the same key before a change and after it. */
  key: string;
  /** Whether a site survives it, so that a change can be forced. */
  isForceable: boolean;
  /** The release that needs something; null for a document. */
  consumer: Side | null;
  /** What it does or needs: "mounts 'finance-summary' version 2". */
  need: string;
  /** The release that does not provide it; null where no release does. */
  provider: Side | null;
  /** What is provided instead: 'offers version 1'. */
  instead: string;
  /** What the team can do about it, besides to end a pin or canary of one of the two. */
  wayOut: string;
}

/** A problem with the tenants whose visitors can meet it. */
export interface FoundProblem extends Problem {
  tenants: readonly string[];
}
