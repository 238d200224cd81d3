import { hasBrandTheme, type LinkContext, type SiteConfig } from '@forecourt/shared-contracts';

/** Page of parts and accessories, under the brand theme's own path there. */
export const partsAndAccessoriesPath = ({ site, to }: Pick<LinkContext, 'to'> & { site: Pick<SiteConfig, 'template'> }): string =>
  hasBrandTheme(site) ? to('search.parts-and-accessories') : to('search.vehicle-parts-and-accessories');
