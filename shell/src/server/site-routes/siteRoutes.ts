import { LRUCache } from 'lru-cache';
import type { RouteTable, SiteConfig } from '@forecourt/shared-contracts';
import { matchRoute, type Route } from '@forecourt/shared-contracts/shell';
import { assembleRoutes, SHELL_ROUTES, type WrittenContent } from '@forecourt/shared-contracts/site-routes';
import { declaredRoutes } from '../../registry/composed';
import { releaseKey, SHELL, type Visitor } from '../../registry';
import { compositionFor } from '../composition/composition';
import { numberOf } from '../page-cache/numberOf';
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
  const { shell, versions } = compositionFor(registry, visitor);
  return declaredRoutes(shells[shell ?? '']?.routes ?? SHELL_ROUTES, snapshot, versions);
}

/** What is declared for visitors of a site without a canary. */
export const stableDeclarations = ({ slug }: SiteConfig, snapshot: Snapshot): Route[] =>
  routesFor(snapshot, { tenant: slug, bucket: null });

/** Tables by revision: one for each document, content and composition. */
const tables = new WeakMap<Snapshot, LRUCache<string, RouteTable>>();
const MAX_TABLES = 500;

/** The addresses of a site for a visitor; assembled once, as every request needs them. */
function tableFor({ site, snapshot, visitor, written }: RoutedVisit): RouteTable {
  const known = tables.get(snapshot) ?? new LRUCache<string, RouteTable>({ max: MAX_TABLES });
  tables.set(snapshot, known);
  const key = `${numberOf(site)} ${numberOf(written)} ${compositionFor(snapshot.registry, visitor).key}`;
  const found = known.get(key);
  if (found) return found;
  const table = assembleRoutes(routesFor(snapshot, visitor), site, written);
  known.set(key, table);
  return table;
}

/** The addresses of a site for visitors without a canary. */
export const stableRoutes = (site: SiteConfig, snapshot: Snapshot, written: WrittenContent | null): RouteTable =>
  tableFor({ site, snapshot, visitor: { tenant: site.slug, bucket: null }, written });

/** Whether a route of the site leads from a path for a visitor to a page; that page may still not be there, such as the one of an unknown car. */
export const hasRoute = (pathname: string, visit: RoutedVisit): boolean => matchRoute(tableFor(visit), pathname) !== null;

/** The parameters of its address that the page of a path shows; null where any may matter. The shell's own pages show none. */
export function queryOf(pathname: string, visit: RoutedVisit): readonly string[] | null {
  const route = matchRoute(tableFor(visit), pathname)?.route;
  if (!route) return null;
  if (route.remote === SHELL) return [];
  const { snapshot, visitor } = visit;
  const version = compositionFor(snapshot.registry, visitor).versions[route.remote] ?? '';
  return snapshot.releases[releaseKey(route.remote, version)]?.pages[route.page]?.query ?? null;
}
