import type { Car } from '../entities/car';

/** Which locations a block or panel displays. */
export type LocationFilter = 'primary' | 'sales' | 'service' | 'parts' | 'service-and-parts' | 'all' | number;

/** A dialog opens when its slot is rendered; on onClose the page removes the slot. */
interface DialogProps {
  onClose(): void;
}

/** Props of every slot: what one remote renders inside a page of another. */
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
  /** field: name of the form field that holds the slug of the selected location. */
  'location-selector': { field: string; make?: string; type?: 'sales' | 'service' | 'parts' };
  'location-panel': { locationId: number };
  /** Of one location, or of the whole site. */
  reviews: { locationId?: number };
  'guarantee-strip': { car?: Car };
  /** title: 'Our Locations' when missing. */
  carousel: { filter: LocationFilter; title?: string };
  /** A dialog if onClose is given, otherwise part of the page. */
  'enquiry-form': { car?: Car; category?: string; subcategory?: string; locationSlug?: string } & Partial<DialogProps>;
  'test-drive-dialog': { car: Car } & DialogProps;
  'offer-dialog': { car: Car } & DialogProps;
  'request-photos': { car: Car } & DialogProps;
  /** A dialog if onClose is given, otherwise part of the page; without a car it is about a search. */
  'find-similar': { car?: Car } & Partial<DialogProps>;
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
/** Name of a slot. */
export type SlotName = keyof SlotMap;

interface SlotContract {
  provider: string;
  /** Space that is reserved while the slot loads, any CSS length, to avoid layout shift. */
  reserve: string;
  /** Version of the slot's props: it grows when they change so that an older provider would misread them. */
  version: number;
}

/** The provider of each slot, its reserved space and the version of its props. */
export const SLOTS: Readonly<Record<SlotName, SlotContract>> = {
  header: { provider: 'mf-navigation', reserve: '4.5rem', version: 1 },
  footer: { provider: 'mf-navigation', reserve: '24rem', version: 1 },
  popup: { provider: 'mf-navigation', reserve: '0', version: 1 },
  'complaints-notice': { provider: 'mf-navigation', reserve: '12rem', version: 1 },
  'search-box': { provider: 'mf-search', reserve: '3.5rem', version: 1 },
  'saved-button': { provider: 'mf-search', reserve: '2.75rem', version: 1 },
  'compare-button': { provider: 'mf-search', reserve: '2.75rem', version: 1 },
  'car-card': { provider: 'mf-search', reserve: '26rem', version: 1 },
  'price-slider': { provider: 'mf-search', reserve: '9rem', version: 1 },
  'offer-cards': { provider: 'mf-search', reserve: '22rem', version: 1 },
  'latest-cars': { provider: 'mf-search', reserve: '28rem', version: 1 },
  'phone-reveal': { provider: 'mf-vehicle', reserve: '2.75rem', version: 1 },
  'share-widget': { provider: 'mf-vehicle', reserve: '2.75rem', version: 1 },
  'sticky-bar': { provider: 'mf-vehicle', reserve: '0', version: 1 },
  'location-block': { provider: 'mf-locations', reserve: '20rem', version: 1 },
  'location-selector': { provider: 'mf-locations', reserve: '4.5rem', version: 1 },
  'location-panel': { provider: 'mf-locations', reserve: '22rem', version: 1 },
  reviews: { provider: 'mf-locations', reserve: '20rem', version: 1 },
  'guarantee-strip': { provider: 'mf-locations', reserve: '5rem', version: 1 },
  carousel: { provider: 'mf-locations', reserve: '20rem', version: 1 },
  'enquiry-form': { provider: 'mf-forms', reserve: '36rem', version: 1 },
  'test-drive-dialog': { provider: 'mf-forms', reserve: '0', version: 1 },
  'offer-dialog': { provider: 'mf-forms', reserve: '0', version: 1 },
  'request-photos': { provider: 'mf-forms', reserve: '0', version: 1 },
  'find-similar': { provider: 'mf-forms', reserve: '30rem', version: 1 },
  'fleet-block': { provider: 'mf-forms', reserve: '16rem', version: 1 },
  'valuation-widget': { provider: 'mf-forms', reserve: '20rem', version: 1 },
  'trade-in-faq': { provider: 'mf-forms', reserve: '16rem', version: 1 },
  'service-advantage': { provider: 'mf-forms', reserve: '16rem', version: 1 },
  'finance-summary': { provider: 'mf-finance', reserve: '3rem', version: 1 },
  'finance-calculator': { provider: 'mf-finance', reserve: '30rem', version: 1 },
  'finance-disclaimer': { provider: 'mf-finance', reserve: '5rem', version: 1 },
  'quote-estimate': { provider: 'mf-finance', reserve: '8rem', version: 1 },
};
