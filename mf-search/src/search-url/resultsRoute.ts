import type { SearchState, SiteConfig } from '@forecourt/shared-contracts';
import { pathPreset, type SearchPathKind } from './pathPresets';

/** The path of a results page and the filters that the path alone sets. */
export interface ResultsRoute {
  path: string;
  preset: { query: string; facets: SearchState['facets'] };
}

type Params = Readonly<Record<string, string | undefined>>;

/** '/search/' and '/search' are one path. */
export const normalizePath = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

function kindOf(params: Params): SearchPathKind {
  if (params.preset) return 'preset';
  return params.make && params.model ? 'make-model' : 'search';
}

/** The results route of a path and its parameters. */
export function resultsRoute(pathname: string, params: Params, site: SiteConfig): ResultsRoute {
  const path = normalizePath(pathname);
  const preset = pathPreset(kindOf(params), params, site);
  return { path, preset: { query: preset?.query ?? '', facets: preset?.facets ?? {} } };
}

/** The results route of a path whose only parameter is this slug. */
export function routeFromSlug(slug: string, path: string, site: SiteConfig): ResultsRoute {
  return resultsRoute(path, { preset: slug }, site);
}
