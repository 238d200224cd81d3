import { OFFER_DESCRIPTION_CHARS, OFFER_DISCLAIMER_CHARS } from '../constants';
import type { Switches } from '../site/switches';

/** A text as an offer first shows it; `isCut` means that a control may show the rest. */
export interface OfferText {
  shown: string;
  isCut: boolean;
}

/** Up to 200 characters show whole; longer, a description is cut at 160 and a disclaimer at 200 (CO-113). */
export function truncateOffer(text: string, kind: 'description' | 'disclaimer'): OfferText {
  const characters = [...text];
  if (characters.length <= OFFER_DISCLAIMER_CHARS) return { shown: text, isCut: false };
  const limit = kind === 'description' ? OFFER_DESCRIPTION_CHARS : OFFER_DISCLAIMER_CHARS;
  return { shown: characters.slice(0, limit).join(''), isCut: true };
}

/** Whether a site shows an offer: an exclusion holds unless the tenant makes an exception (CO-111). */
export function isOfferVisible(
  offer: { id: number; excluded_website_ids: readonly number[] },
  site: { id: number; switches: Pick<Switches, 'offerExclusionExceptionIds'> },
): boolean {
  return !offer.excluded_website_ids.includes(site.id) || site.switches.offerExclusionExceptionIds.includes(offer.id);
}
