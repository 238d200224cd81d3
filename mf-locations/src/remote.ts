import { defineRemote, page, slot } from '@forecourt/shared-contracts';

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
    'location-block': slot(() => import('./slots/location-block'), {
      version: 1,
      reserve: '20rem',
      placeable: {
        type: 'object',
        properties: {
          filter: { anyOf: [{ enum: ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] }, { type: 'integer' }] },
        },
        required: ['filter'],
        additionalProperties: false,
      },
    }),
    'location-panel': slot(() => import('./slots/location-panel'), {
      version: 1,
      reserve: '22rem',
      placeable: { type: 'object', properties: { locationId: { type: 'integer' } }, required: ['locationId'], additionalProperties: false },
    }),
    'guarantee-strip': slot(() => import('./slots/guarantee-strip'), {
      version: 1,
      reserve: '0',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    'location-selector': slot(() => import('./slots/location-selector'), { version: 1, reserve: '4.5rem' }),
  },
  samples: () => import('./samples'),
});
