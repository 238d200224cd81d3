import { defineRemote, page, slot } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-navigation',
  pages: {
    privacy: page(() => import('./pages/privacy'), { title: 'Privacy policy', routes: { 'navigation.privacy': '/privacy-policy' } }),
    terms: page(() => import('./pages/terms'), { title: 'Terms and conditions', routes: { 'navigation.terms': '/terms-and-conditions' } }),
    complaints: page(() => import('./pages/complaints'), {
      title: 'Complaint handling',
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
      routes: {
        'navigation.about': { path: '/about-us', params: { content: 'about-us' } },
        'navigation.warranty': { path: '/warranty', title: 'Warranty', params: { content: 'warranty' } },
        'navigation.diamond-advantage': {
          path: '/diamond-advantage',
          title: 'Diamond Advantage',
          params: { content: 'diamond-advantage' },
        },
        'navigation.buying': { path: '/buying', title: 'Buying', params: { content: 'buying' } },
        'navigation.toyota-certified-pre-owned': {
          path: '/pages/about-toyota-certified-pre-owned',
          title: 'About Toyota Certified Pre-Owned',
          params: { content: 'pages/about-toyota-certified-pre-owned' },
        },
        'navigation.toyota-recalls': {
          path: '/pages/toyota-recalls',
          title: 'Toyota recalls',
          params: { content: 'pages/toyota-recalls' },
        },
        'navigation.toyota-express-maintenance': {
          path: '/pages/toyota-express-maintenance',
          title: 'Toyota Express Maintenance',
          params: { content: 'pages/toyota-express-maintenance' },
        },
        'navigation.toyota-genuine-parts': {
          path: '/pages/toyota-genuine-parts-accessories',
          title: 'Toyota Genuine Parts and Accessories',
          params: { content: 'pages/toyota-genuine-parts-accessories' },
        },
        'navigation.toyota-access-loan': {
          path: '/pages/toyota-access-loan',
          title: 'Toyota Access loan',
          params: { content: 'pages/toyota-access-loan' },
        },
        'navigation.mytoyota-connect': {
          path: '/pages/mytoyota-connect',
          title: 'myToyota Connect',
          params: { content: 'pages/mytoyota-connect' },
        },
        'navigation.toyota-connected': {
          path: '/pages/toyota-connected',
          title: 'Toyota Connected',
          params: { content: 'pages/toyota-connected' },
        },
        'navigation.toyota-safety-sense': {
          path: '/pages/toyota-safety-sense',
          title: 'Toyota Safety Sense',
          params: { content: 'pages/toyota-safety-sense' },
        },
        'navigation.toyota-hybrids': {
          path: '/pages/toyota-hybrids',
          title: 'Toyota hybrids',
          params: { content: 'pages/toyota-hybrids' },
        },
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
