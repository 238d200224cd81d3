import type { Car } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'search.start': object;
    'search.results': { query?: string };
    'search.new-used-and-demo-cars': object;
    'search.new-and-demo-cars': object;
    'search.used-cars': object;
    'search.all-cars': object;
    /** preset: slug of a type, make, body, dealership or location. */
    'search.preset': { preset: string };
    'search.make-model': { make: string; model: string };
    'search.pre-owned': { certified?: 'true' };
    'search.favourites': object;
    'search.watchlist': object;
    'search.compare': object;
    'search.offers': { category?: string };
    'search.offer': { offerId: number };
    'search.maker-offer': { manufacturer: string; offerId: number };
    'search.models': { body?: string };
    'search.model': { model: string };
    'search.toyota-model': { model: `toyota-${string}` };
    'search.accessories': { model: string };
    'search.vehicle-parts-and-accessories': object;
    'search.parts-and-accessories': object;
    'search.parts': object;
    'search.blog': object;
    'search.vehicle-reviews': object;
    'search.blog-category': { category: string };
    'search.article': { category: string; article: string };
  }

  interface SlotMap {
    'search-box': { 1: { placement: 'hero' | 'header' } };
    /** Body, price and words, for the home page. */
    'stock-search': { 1: object };
    'saved-button': { 1: { car: Car } };
    'compare-button': { 1: { car: Car } };
    'car-card': { 1: { car: Car } };
    'price-slider': { 1: object };
    'offer-cards': { 1: { limit?: number } };
    /** body: one of the range, as content names it; all without it. */
    'model-cards': { 1: { body?: string; limit?: number } };
    /** category: slug of one; the whole blog without it. */
    'article-cards': { 1: { category?: string; limit?: number; title?: string } };
    /** The advertisements of today that results have between cars. */
    'promo-cards': { 1: { limit?: number; title?: string } };
    /** Newest cars of the site, for the home page. */
    'latest-cars': { 1: { limit?: number } };
    /** Newest cars of the signed-in visitor's watchlist, with a link to it. */
    'saved-cars': { 1: { limit?: number } };
    /** Links to the last searches of this browser. */
    'recent-searches': { 1: object };
  }
}
