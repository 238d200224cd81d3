import type { Route } from '@forecourt/shared-contracts';
import type { Scenario } from '../../standalone/scenarios/scenarios';

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

/** How the one remote of a standalone server is looked at (PL-022). */
export interface StandaloneOptions {
  scenario: Scenario;
  /** The sites it can be seen in; `origin` is where this server answers for them. */
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
 * Whether a route's page is part of this composition. The release of a remote says which pages it has, so that a page
 * works from the release that brings it; a remote without any release counts as out of order, not as without pages.
 */
export function isDeployed({ remote, page }: Pick<Route, 'remote' | 'page'>, { remotes }: Pick<Composition, 'remotes'>): boolean {
  return remotes[remote]?.pages.includes(page) ?? true;
}
