/** An address of the shared route table, with the switches that it depends on. */
export interface RouteFact {
  pattern: string;
  page: string;
  kind: 'page' | 'file';
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
  /** Addresses that a demonstration tenant serves, by tenant. */
  openRoutes: Readonly<Record<string, readonly RouteFact[]>>;
  /** Page ids that remotes offer, and the shell's own. */
  offeredPages: readonly string[];
  slots: readonly string[];
  providedSlots: readonly string[];
  mountedSlots: readonly string[];
  switches: readonly string[];
  /** Property names that production code of remotes, shell and API reads. */
  readProperties: ReadonlySet<string>;
  events: readonly string[];
  /** Names of the event catalogue that front-end code sends. */
  sentEvents: ReadonlySet<string>;
  apiRoutes: readonly ApiRouteFact[];
  requests: readonly RequestFact[];
  components: readonly string[];
  usedComponents: ReadonlySet<string>;
  pathBuilders: readonly string[];
  usedPathBuilders: ReadonlySet<string>;
  /** Values that the index of shared-contracts exports. */
  contractExports: readonly string[];
  usedContractExports: ReadonlySet<string>;
}
