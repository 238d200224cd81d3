import { slugOf } from '../routes/slug';
import type { LinkContext } from './linkContext';

/** Page of an offer; with the maker's slug where the site has no single manufacturer. */
export function offerPath(
  { site, to }: LinkContext,
  { id, manufacturer: maker }: { id: number; manufacturer: string | { name: string } | null },
): string {
  const manufacturer = slugOf(typeof maker === 'string' ? maker : (maker?.name ?? ''));
  return site.manufacturer === null && manufacturer !== ''
    ? to('search.maker-offer', { manufacturer, offerId: id })
    : to('search.offer', { offerId: id });
}
