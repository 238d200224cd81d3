import { defineRemote, page } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-locations',
  pages: {
    list: page(() => import('./pages/list'), { title: 'Our locations', routes: { 'locations.list': '/our-location' } }),
    detail: page(() => import('./pages/detail'), {
      title: 'Location',
      routes: { 'locations.detail': '/our-location/:slug', 'locations.branch': '/locations/:slug' },
    }),
    contact: page(() => import('./pages/contact'), { title: 'Contact us', routes: { 'locations.contact': '/contact-us/:slug' } }),
  },
  slots: {
    'location-block': () => import('./slots/location-block'),
    'location-panel': () => import('./slots/location-panel'),
    'location-selector': () => import('./slots/location-selector'),
  },
});
