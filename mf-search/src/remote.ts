import { defineRemote, page, slot } from '@forecourt/shared-contracts';
import { SEARCH_PARAMETERS } from './search-url/parameters';

const limit = { type: 'integer', minimum: 1, maximum: 24 };
/** Of a search of parts. */
const PRODUCT_PARAMETERS = ['query', 'categories', 'price', 'min', 'max', 'page'];
const words = { type: 'string', minLength: 1 };

export default defineRemote({
  name: 'mf-search',
  pages: {
    results: page(() => import('./pages/results'), {
      title: 'Vehicles for sale',
      query: SEARCH_PARAMETERS,
      routes: {
        'search.results': '/search',
        'search.new-used-and-demo-cars': {
          path: '/search/new-used-and-demo-cars',
          title: 'New, used and demo cars',
          params: { preset: 'new-used-and-demo-cars' },
        },
        'search.new-and-demo-cars': {
          path: '/search/new-and-demo-cars',
          title: 'New and demo cars',
          params: { preset: 'new-and-demo-cars' },
        },
        'search.used-cars': { path: '/search/used-cars', title: 'Used cars', params: { preset: 'used-cars' } },
        'search.preset': '/search/:preset',
        'search.make-model': '/search/:make/:model',
        'search.all-cars': {
          path: '/new-used-and-demo-cars',
          title: 'New, used and demo cars',
          params: { preset: 'new-used-and-demo-cars' },
        },
        'search.pre-owned': { path: '/pre-owned', title: 'Pre-owned', params: { preset: 'pre-owned' } },
      },
    }),
    start: page(() => import('./pages/start'), { title: 'Vehicles', query: [], routes: { 'search.start': '/cars' } }),
    favourites: page(() => import('./pages/favourites'), {
      title: 'Favourites',
      requires: ['favouritesEnabled'],
      routes: { 'search.favourites': '/favourites' },
    }),
    watchlist: page(() => import('./pages/watchlist'), {
      title: 'Watchlist',
      requires: ['watchlistEnabled', 'favouritesEnabled'],
      gate: { type: 'watchlist' },
      routes: { 'search.watchlist': '/watchlist' },
    }),
    compare: page(() => import('./pages/compare'), {
      title: 'Compare',
      requires: ['compareEnabled'],
      routes: { 'search.compare': '/compare' },
    }),
    offers: page(() => import('./pages/offers'), {
      title: 'Special offers',
      query: ['category'],
      content: 'offer',
      routes: { 'search.offers': '/special-offers' },
    }),
    offer: page(() => import('./pages/offer'), {
      title: 'Offer',
      query: [],
      routes: { 'search.offer': '/offers/:offerId', 'search.maker-offer': '/offers/:manufacturer/:offerId' },
    }),
    models: page(() => import('./pages/models'), {
      title: 'Models',
      query: ['body', 'page'],
      content: 'model',
      routes: { 'search.models': '/models' },
    }),
    model: page(() => import('./pages/model'), {
      title: 'Model',
      query: [],
      routes: {
        'search.model': '/:model',
        'search.toyota-model': { path: '/models/:model', paramPrefixes: { model: 'toyota-' } },
      },
    }),
    accessories: page(() => import('./pages/accessories'), {
      title: 'Accessories',
      query: PRODUCT_PARAMETERS,
      content: 'product',
      routes: { 'search.accessories': '/:model/accessories' },
    }),
    'parts-and-accessories': page(() => import('./pages/parts-and-accessories'), {
      title: 'Parts and accessories',
      query: [],
      routes: {
        'search.vehicle-parts-and-accessories': '/vehicle-parts-and-accessories',
        'search.parts-and-accessories': '/parts-and-accessories',
      },
    }),
    parts: page(() => import('./pages/parts'), {
      title: 'Parts search',
      query: PRODUCT_PARAMETERS,
      content: 'product',
      routes: { 'search.parts': '/parts/search' },
    }),
    blog: page(() => import('./pages/blog'), {
      title: 'Blog',
      query: ['page'],
      content: 'article',
      routes: {
        'search.blog': '/blog',
        'search.vehicle-reviews': { path: '/blog/vehicle-reviews', title: 'Vehicle reviews', params: { category: 'vehicle-reviews' } },
        'search.blog-category': '/blog/:category',
      },
    }),
    article: page(() => import('./pages/article'), { title: 'Blog', query: [], routes: { 'search.article': '/blog/:category/:article' } }),
  },
  slots: {
    'search-box': slot(() => import('./slots/search-box'), {
      version: 1,
      reserve: '3.5rem',
      placeable: {
        type: 'object',
        properties: { placement: { enum: ['hero', 'header'] } },
        required: ['placement'],
        additionalProperties: false,
      },
    }),
    'stock-search': slot(() => import('./slots/stock-search'), {
      version: 1,
      reserve: '7.5rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    'latest-cars': slot(() => import('./slots/latest-cars'), {
      version: 1,
      reserve: '28rem',
      placeable: { type: 'object', properties: { limit }, additionalProperties: false },
    }),
    'compare-button': slot(() => import('./slots/compare-button'), { version: 1, reserve: '2.75rem' }),
    'price-slider': slot(() => import('./slots/price-slider'), {
      version: 1,
      reserve: '9rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    'offer-cards': slot(() => import('./slots/offer-cards'), {
      version: 1,
      reserve: '22rem',
      placeable: { type: 'object', properties: { limit }, additionalProperties: false },
    }),
    'model-cards': slot(() => import('./slots/model-cards'), {
      version: 1,
      reserve: '22rem',
      placeable: { type: 'object', properties: { body: words, limit }, additionalProperties: false },
    }),
    'article-cards': slot(() => import('./slots/article-cards'), {
      version: 1,
      reserve: '22rem',
      placeable: { type: 'object', properties: { category: words, limit, title: words }, additionalProperties: false },
    }),
    'promo-cards': slot(() => import('./slots/promo-cards'), {
      version: 1,
      reserve: '0',
      placeable: { type: 'object', properties: { limit, title: words }, additionalProperties: false },
    }),
    'car-card': slot(() => import('./slots/car-card'), { version: 1, reserve: '26rem' }),
    'saved-button': slot(() => import('./slots/saved-button'), { version: 1, reserve: '2.75rem' }),
    'saved-cars': slot(() => import('./slots/saved-cars'), { version: 1, reserve: '28rem' }),
    'recent-searches': slot(() => import('./slots/recent-searches'), { version: 1, reserve: '0' }),
  },
  samples: () => import('./samples'),
});
