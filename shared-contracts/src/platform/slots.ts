import type { Car } from '../entities/car';

/** Which locations a block or panel shows (LO-014). */
export type LocationFilter = 'primary' | 'sales' | 'service' | 'parts' | 'service-and-parts' | 'all' | number;

/** Everything that one remote shows inside another's page, with its props (CO-139). */
export interface SlotMap {
  header: object;
  footer: object;
  popup: object;
  'complaints-notice': object;
  'search-box': { placement: 'hero' | 'header' };
  'saved-button': { car: Car };
  'compare-button': { car: Car };
  'car-card': { car: Car };
  'price-slider': object;
  'offer-cards': { limit?: number };
  /** Newest cars of the site, for the home page. */
  'latest-cars': { limit?: number };
  'phone-reveal': { car: Car };
  'share-widget': { car: Car };
  'sticky-bar': { car: Car };
  'location-block': { filter: LocationFilter };
  /** field: name under which the form that it stands in finds the chosen location's slug. */
  'location-selector': { field: string; make?: string; type?: 'sales' | 'service' | 'parts' };
  'location-panel': { locationId: number };
  reviews: object;
  'guarantee-strip': { car?: Car };
  carousel: { filter: LocationFilter };
  'enquiry-form': { car?: Car; category?: string; subcategory?: string; locationSlug?: string };
  'test-drive-dialog': { car: Car };
  'offer-dialog': { car: Car };
  'request-photos': { car: Car };
  'find-similar': { car: Car };
  'fleet-block': object;
  'valuation-widget': { car?: Car };
  'trade-in-faq': object;
  'service-advantage': object;
  /** compact: one line on a card. */
  'finance-summary': { car: Car; compact?: boolean };
  'finance-calculator': { car?: Car };
  'finance-disclaimer': { car: Car };
  'quote-estimate': { car: Car };
}
export type SlotName = keyof SlotMap;

interface SlotContract {
  provider: string;
  /** Space kept while the slot loads, any CSS length, so that nothing shifts (PL-004). */
  reserve: string;
}

/** Who fills each slot and how much room it keeps (CO-139). */
export const SLOTS: Readonly<Record<SlotName, SlotContract>> = {
  header: { provider: 'mf-navigation', reserve: '4.5rem' },
  footer: { provider: 'mf-navigation', reserve: '24rem' },
  popup: { provider: 'mf-navigation', reserve: '0' },
  'complaints-notice': { provider: 'mf-navigation', reserve: '12rem' },
  'search-box': { provider: 'mf-search', reserve: '3.5rem' },
  'saved-button': { provider: 'mf-search', reserve: '2.75rem' },
  'compare-button': { provider: 'mf-search', reserve: '2.75rem' },
  'car-card': { provider: 'mf-search', reserve: '26rem' },
  'price-slider': { provider: 'mf-search', reserve: '9rem' },
  'offer-cards': { provider: 'mf-search', reserve: '22rem' },
  'latest-cars': { provider: 'mf-search', reserve: '28rem' },
  'phone-reveal': { provider: 'mf-vehicle', reserve: '2.75rem' },
  'share-widget': { provider: 'mf-vehicle', reserve: '2.75rem' },
  'sticky-bar': { provider: 'mf-vehicle', reserve: '0' },
  'location-block': { provider: 'mf-locations', reserve: '20rem' },
  'location-selector': { provider: 'mf-locations', reserve: '4.5rem' },
  'location-panel': { provider: 'mf-locations', reserve: '22rem' },
  reviews: { provider: 'mf-locations', reserve: '20rem' },
  'guarantee-strip': { provider: 'mf-locations', reserve: '5rem' },
  carousel: { provider: 'mf-locations', reserve: '20rem' },
  'enquiry-form': { provider: 'mf-forms', reserve: '36rem' },
  'test-drive-dialog': { provider: 'mf-forms', reserve: '0' },
  'offer-dialog': { provider: 'mf-forms', reserve: '0' },
  'request-photos': { provider: 'mf-forms', reserve: '0' },
  'find-similar': { provider: 'mf-forms', reserve: '30rem' },
  'fleet-block': { provider: 'mf-forms', reserve: '16rem' },
  'valuation-widget': { provider: 'mf-forms', reserve: '20rem' },
  'trade-in-faq': { provider: 'mf-forms', reserve: '16rem' },
  'service-advantage': { provider: 'mf-forms', reserve: '16rem' },
  'finance-summary': { provider: 'mf-finance', reserve: '3rem' },
  'finance-calculator': { provider: 'mf-finance', reserve: '30rem' },
  'finance-disclaimer': { provider: 'mf-finance', reserve: '5rem' },
  'quote-estimate': { provider: 'mf-finance', reserve: '8rem' },
};
