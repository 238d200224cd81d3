import type { RouteTable } from '@forecourt/shared-contracts';
import type { Appearance } from '../../scenarios/appearances';
import type { Scenario } from '../../scenarios/scenarios';

/** One remote of a composition: its version and where its entry is. */
export interface ComposedRemote {
  version: string;
  /** Version of the contract that it was built against. */
  contract: string;
  /** Global variable that the entry sets; unique to this version. */
  container: string;
  entry: string;
  integrity: string;
}

/** A slot of a composition: who provides it, and the space that it takes while it loads. */
export interface ComposedSlot {
  remote: string;
  reserve: string;
  /** Versions of its props that the remote serves; missing where it is version 1. */
  versions?: readonly number[];
  /** Props without which it is not rendered; a document may place it where a page does not give them. */
  needs?: readonly string[];
}

/** Scenario and sites of a standalone server. */
export interface StandaloneOptions {
  scenario: Scenario;
  appearance: Appearance;
  /** The page is in a frame of the index, which has the bar already. */
  isFramed: boolean;
  /** The sites that the remote can be viewed in; `origin` is this server's address for them. */
  tenants: { slug: string; name: string; origin: string }[];
}

/** Which version of each remote serves this page; the browser uses exactly what the server used. */
export interface Composition {
  revision: number;
  /** null on a whole site. */
  standalone: StandaloneOptions | null;
  remotes: Record<string, ComposedRemote>;
  /** By name; a slot that is not here renders its fallback. */
  slots: Record<string, ComposedSlot>;
  /** Addresses of the site with these remotes. */
  routes: RouteTable;
}
