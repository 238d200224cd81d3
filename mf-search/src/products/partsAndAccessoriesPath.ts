import type { LinkContext } from '@forecourt/shared-contracts';

/** Page of parts and accessories, at the one of its two addresses that the tenant uses. */
export const partsAndAccessoriesPath = ({ site, to }: Pick<LinkContext, 'site' | 'to'>): string =>
  site.switches.partsPath === '/parts-and-accessories' ? to('search.parts-and-accessories') : to('search.vehicle-parts-and-accessories');
