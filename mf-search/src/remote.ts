import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-search',
  contract: CONTRACT_VERSION,
  pages: {
    'search.results': () => import('./pages/results'),
    'search.start': () => import('./pages/start'),
    'search.favourites': () => import('./pages/favourites'),
  },
  slots: {
    'search-box': () => import('./slots/search-box'),
    'latest-cars': () => import('./slots/latest-cars'),
    'car-card': () => import('./slots/car-card'),
    'saved-button': () => import('./slots/saved-button'),
  },
});
