import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-search',
  contract: CONTRACT_VERSION,
  pages: {
    'search.results': () => import('./pages/results'),
    'search.start': () => import('./pages/start'),
    'search.favourites': () => import('./pages/favourites'),
    'search.watchlist': () => import('./pages/watchlist'),
    'search.compare': () => import('./pages/compare'),
    'search.offers': () => import('./pages/offers'),
    'search.offer': () => import('./pages/offer'),
    'search.models': () => import('./pages/models'),
    'search.model': () => import('./pages/model'),
    'search.accessories': () => import('./pages/accessories'),
    'search.parts-and-accessories': () => import('./pages/parts-and-accessories'),
    'search.parts': () => import('./pages/parts'),
    'search.blog': () => import('./pages/blog'),
    'search.article': () => import('./pages/article'),
  },
  slots: {
    'search-box': () => import('./slots/search-box'),
    'latest-cars': () => import('./slots/latest-cars'),
    'compare-button': () => import('./slots/compare-button'),
    'price-slider': () => import('./slots/price-slider'),
    'offer-cards': () => import('./slots/offer-cards'),
    'car-card': () => import('./slots/car-card'),
    'saved-button': () => import('./slots/saved-button'),
  },
});
