import { matchRoute, type SiteConfig, type SiteRoute } from '@forecourt/shared-contracts';

/** The page of an address; no route means 'Page not found' (SH-017). */
export interface PageMatch {
  route: SiteRoute | null;
  params: Readonly<Record<string, string>>;
}

/** Server and browser find pages by the contracts' one matcher, so that they always agree (CO-137, CO-138). */
export const matchPage = (site: Pick<SiteConfig, 'routes' | 'switches'>, pathname: string): PageMatch =>
  matchRoute(site, pathname) ?? { route: null, params: {} };
