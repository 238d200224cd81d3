import type { SiteConfig } from '../site/siteConfig';

/** The site that the page belongs to; the same from the first render to the last. */
export const siteSlice = (site: SiteConfig) => ({ reducerPath: 'site' as const, reducer: (state: SiteConfig = site) => state });

/** The site of the page. */
export const selectSite = ({ site }: { site: SiteConfig }) => site;
