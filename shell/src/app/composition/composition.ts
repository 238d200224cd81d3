import type { Route } from '@forecourt/shared-contracts';
import type { Scenario } from '../../scenarios/scenarios';

/** One remote of a composition: its version and where its entry is. */
export interface ComposedRemote {
  version: string;
  /** Global variable that the entry sets; unique to this version. */
  container: string;
  entry: string;
  integrity: string;
  pages: string[];
  slots: string[];
}

/** Scenario and sites of a standalone server. */
export interface StandaloneOptions {
  scenario: Scenario;
  /** The sites that the remote can be viewed in; `origin` is this server's address for them. */
  tenants: { slug: string; name: string; origin: string }[];
}

/** Which version of each remote serves this page; the browser uses exactly what the server used. */
export interface Composition {
  revision: number;
  /** null on a whole site. */
  standalone: StandaloneOptions | null;
  remotes: Record<string, ComposedRemote>;
}

/**
 * Whether a route's page is part of this composition. release.json lists the pages of a remote, so that a page works from
 * the release that adds it. A remote without any release counts as failed, not as a remote without pages.
 */
export function isDeployed({ remote, page }: Pick<Route, 'remote' | 'page'>, { remotes }: Pick<Composition, 'remotes'>): boolean {
  return remotes[remote]?.pages.includes(page) ?? true;
}
