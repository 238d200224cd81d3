import type { WiringFacts } from '../facts/wiringFacts';

/** Facts of a project that declares nothing, with what a test adds. */
export const someFacts = (facts: Partial<WiringFacts> = {}): WiringFacts => ({
  routes: [],
  linkedRoutes: [],
  unnamedLinks: [],
  routedPages: {},
  offeredPages: [],
  providedSlots: [],
  mountedSlots: [],
  switches: [],
  readProperties: new Set(),
  events: [],
  sentEvents: new Set(),
  failures: [],
  reportedFailures: new Set(),
  apiRoutes: [],
  requests: [],
  components: [],
  usedComponents: new Set(),
  contractExports: [],
  usedContractExports: new Set(),
  singleUsers: [],
  ...facts,
});
