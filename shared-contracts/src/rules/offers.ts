import type { Switches } from '../switches/switches';

/** Whether a site shows an offer: an exclusion holds unless the tenant makes an exception. */
export function isOfferVisible(
  offer: { id: number; excluded_website_ids: readonly number[] },
  site: { id: number; switches: Pick<Switches, 'offerExclusionExceptionIds'> },
): boolean {
  return !offer.excluded_website_ids.includes(site.id) || site.switches.offerExclusionExceptionIds.includes(offer.id);
}
