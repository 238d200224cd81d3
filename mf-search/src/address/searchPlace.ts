import {
  pathPreset,
  tenantRoutes,
  type SearchPathKind,
  type SearchState,
  type SiteConfig,
} from '@forecourt/shared-contracts';

/** Where a results page stands: its path, and what the path alone asks for (SE-009). */
export interface SearchPlace {
  path: string;
  preset: { query: string; facets: SearchState['facets'] };
}

type Params = Readonly<Record<string, string | undefined>>;

/** '/search/' and '/search' are one path (CO-138). */
export const plainPath = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

function kindOf(path: string, params: Params, site: SiteConfig): SearchPathKind {
  if (params.preset) return 'preset';
  if (params.make && params.model) return 'make-model';
  const isPreOwned = tenantRoutes(site).some(({ id, pattern }) => id === 'SH-041' && pattern === path);
  return isPreOwned ? 'pre-owned' : 'search';
}

/** Reads the path of a results page and its parameters. */
export function searchPlace(pathname: string, params: Params, site: SiteConfig): SearchPlace {
  const path = plainPath(pathname);
  const preset = pathPreset(kindOf(path, params, site), params, site);
  return { path, preset: { query: preset?.query ?? '', facets: preset?.facets ?? {} } };
}

/** What the slug of a one-word results path asks for, as the address of it would be read. */
export function slugPlace(slug: string, path: string, site: SiteConfig): SearchPlace {
  return searchPlace(path, { preset: slug }, site);
}
