import type { RouteTable, SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute, type Route } from '@forecourt/shared-contracts/shell';
import { assembleRoutes, SHELL_ROUTES, type WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { declaredRoutes } from '../../registry/composed';
import type { Visitor } from '../../registry';
import { shellFor, versionsFor } from '../composition/composition';
import type { Snapshot } from '../snapshot/readSnapshot';

interface RoutedVisit {
  site: SiteConfig;
  snapshot: Snapshot;
  visitor: Visitor;
  /** What is written for the site; null where that is not known. */
  written: WrittenContent | null;
}

/** What the shell and the remotes of a visitor declare; the shell as this program knows it, where none is released. */
export function routesFor(snapshot: Snapshot, visitor: Visitor): Route[] {
  const { registry, shells } = snapshot;
  const shell = shells[shellFor(registry, visitor) ?? ''];
  return declaredRoutes(shell?.routes ?? SHELL_ROUTES, snapshot, versionsFor(registry, visitor));
}

/** What is declared for visitors of a site without a canary. */
export const stableDeclarations = ({ slug }: SiteConfig, snapshot: Snapshot): Route[] =>
  routesFor(snapshot, { tenant: slug, bucket: null });

/** The addresses of a site for visitors without a canary. */
export const stableRoutes = (site: SiteConfig, snapshot: Snapshot, written: WrittenContent | null): RouteTable =>
  assembleRoutes(stableDeclarations(site, snapshot), site, written);

/** Whether a route of the site leads from a path for a visitor to a page; that page may still not be there, such as the one of an unknown car. */
export function hasRoute(pathname: string, { site, snapshot, visitor, written }: RoutedVisit): boolean {
  return matchRoute(assembleRoutes(routesFor(snapshot, visitor), site, written), pathname) !== null;
}
