import type { SingleUser } from './singleUsers';

/** A route that a remote or the shell declares, with the switches that it depends on. */
export interface RouteFact {
  name: string;
  page: string;
  switches: readonly string[];
}

/** One route of platform-api. */
export interface ApiRouteFact {
  method: string;
  /** As Fastify has it: '/api/cars/:slug', '/images/:transform/*'. */
  url: string;
}

/** A path that a front end requests or links to; `{}` is a part that only run time knows. */
export interface RequestFact {
  /** null: the source does not say. */
  method: string | null;
  path: string;
}

/** What the project declares and what its production code uses: input of every static check. */
export interface WiringFacts {
  routes: readonly RouteFact[];
  /** Names of routes that production code links to. */
  linkedRoutes: readonly string[];
  /** Code that links to a route whose name is no string literal. */
  unnamedLinks: readonly string[];
  /** Pages to which an address of a demonstration tenant leads, by tenant. */
  routedPages: Readonly<Record<string, readonly string[]>>;
  /** Pages that remotes offer. */
  offeredPages: readonly string[];
  providedSlots: readonly string[];
  /** By production code, or by the document of a demonstration tenant. */
  mountedSlots: readonly string[];
  switches: readonly string[];
  /** Property names that production code of remotes, shell and API reads. */
  readProperties: ReadonlySet<string>;
  events: readonly string[];
  /** Names of the event catalogue that front-end code sends. */
  sentEvents: ReadonlySet<string>;
  failures: readonly string[];
  /** Names of the catalogue of failures that front-end code reports. */
  reportedFailures: ReadonlySet<string>;
  apiRoutes: readonly ApiRouteFact[];
  requests: readonly RequestFact[];
  components: readonly string[];
  usedComponents: ReadonlySet<string>;
  /** What the faces of shared-contracts export. */
  contractExports: readonly string[];
  usedContractExports: ReadonlySet<string>;
  /** Exports for remotes, besides the shared state, that one package alone imports and no other contract needs. */
  singleUsers: readonly SingleUser[];
}
