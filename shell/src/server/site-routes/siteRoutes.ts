import type { RouteTable, SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute, type Route } from '@forecourt/shared-contracts/shell';
import { assembleRoutes, type WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { declaredRoutes } from '../../registry/composed';
import type { Visitor } from '../../registry';
import { versionsFor } from '../composition/composition';
import type { Snapshot } from '../snapshot/readSnapshot';

interface RoutedVisit {
  site: SiteConfig;
  snapshot: Snapshot;
  visitor: Visitor;
  /** What is written for the site; null where that is not known. */
  written: WrittenContent | null;
}

/** What is declared for visitors of a site without a canary. */
export const stableDeclarations = ({ slug }: SiteConfig, snapshot: Snapshot): Route[] =>
  declaredRoutes(snapshot, versionsFor(snapshot.registry, { tenant: slug, bucket: null }));

/** The addresses of a site for visitors without a canary. */
export const stableRoutes = (site: SiteConfig, snapshot: Snapshot, written: WrittenContent | null): RouteTable =>
  assembleRoutes(stableDeclarations(site, snapshot), site, written);

/** Whether a route of the site leads from a path for a visitor to a page; that page may still not be there, such as the one of an unknown car. */
export function hasRoute(pathname: string, { site, snapshot, visitor, written }: RoutedVisit): boolean {
  const declared = declaredRoutes(snapshot, versionsFor(snapshot.registry, visitor));
  return matchRoute(assembleRoutes(declared, site, written), pathname) !== null;
}
