import { defineRemote, page, slot } from '@forecourt/shared-contracts';

/** A page of the dealer's content, which has it under the path without the first slash. */
const content = (path: string, title: string) => ({ path, title, params: { content: path.slice(1) } });

export default defineRemote({
  name: 'mf-navigation',
  pages: {
    privacy: page(() => import('./pages/privacy'), {
      title: 'Privacy policy',
      query: [],
      routes: { 'navigation.privacy': '/privacy-policy' },
    }),
    terms: page(() => import('./pages/terms'), {
      title: 'Terms and conditions',
      query: [],
      routes: { 'navigation.terms': '/terms-and-conditions' },
    }),
    complaints: page(() => import('./pages/complaints'), {
      title: 'Complaint handling',
      query: [],
      routes: { 'navigation.complaints': '/pages/complaint-handling-process' },
    }),
    'customer-area': page(() => import('./pages/customer-area'), {
      title: 'My Garage',
      requires: ['garageEnabled'],
      gate: { type: 'my-garage' },
      routes: {
        'navigation.customer-area': {
          path: '/my-garage',
          pathSwitch: 'customerAreaPath',
          redirects: ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco'],
        },
      },
    }),
    content: page(() => import('./pages/content'), {
      title: 'About us',
      query: [],
      content: 'page',
      routes: {
        'navigation.about': { path: '/about-us', params: { content: 'about-us' } },
        'navigation.warranty': content('/warranty', 'Warranty'),
        'navigation.diamond-advantage': content('/diamond-advantage', 'Diamond Advantage'),
        'navigation.buying': content('/buying', 'Buying'),
        'navigation.toyota-certified-pre-owned': content('/pages/about-toyota-certified-pre-owned', 'About Toyota Certified Pre-Owned'),
        'navigation.toyota-recalls': content('/pages/toyota-recalls', 'Toyota recalls'),
        'navigation.toyota-express-maintenance': content('/pages/toyota-express-maintenance', 'Toyota Express Maintenance'),
        'navigation.toyota-genuine-parts': content('/pages/toyota-genuine-parts-accessories', 'Toyota Genuine Parts and Accessories'),
        'navigation.toyota-access-loan': content('/pages/toyota-access-loan', 'Toyota Access loan'),
        'navigation.mytoyota-connect': content('/pages/mytoyota-connect', 'myToyota Connect'),
        'navigation.toyota-connected': content('/pages/toyota-connected', 'Toyota Connected'),
        'navigation.toyota-safety-sense': content('/pages/toyota-safety-sense', 'Toyota Safety Sense'),
        'navigation.toyota-hybrids': content('/pages/toyota-hybrids', 'Toyota hybrids'),
        'navigation.page': '/pages/:page',
      },
    }),
  },
  slots: {
    header: slot(() => import('./slots/header'), { version: 1, reserve: '4.5rem' }),
    footer: slot(() => import('./slots/footer'), { version: 1, reserve: '24rem' }),
    'popup-promotion': slot(() => import('./slots/popup-promotion'), { version: 1, reserve: '0' }),
    'complaints-notice': slot(() => import('./slots/complaints-notice'), {
      version: 1,
      reserve: '24rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    chat: slot(() => import('./slots/chat'), { version: 1, reserve: '0' }),
  },
  samples: () => import('./samples'),
});
