/** A release in a composition. */
export interface Side {
  name: string;
  version: string;
}

/** Stands for the version of a build that gets one when the checks have passed. */
export const NEW_VERSION = '(new)';

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
  /** The release that does not provide it; null where that is none of the composition. */
  provider: Side | null;
  /** Name of the release whose it is to provide it, where that is not in the composition. */
  missing?: string;
  /** What is provided instead: 'offers version 1'; empty where the need says it all. */
  instead: string;
  /** What each team can do about it, besides to end a pin or canary. */
  ways: { ofConsumer?: string; ofProvider?: string };
}

/** A problem with the tenants whose visitors can meet it. */
export interface FoundProblem extends Problem {
  tenants: readonly string[];
}
