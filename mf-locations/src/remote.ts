import { defineRemote, page, slot } from '@forecourt/shared-contracts';

const ids = { type: 'array', items: { type: 'integer' } };

/** Filters of the locations that a block or carousel displays, as a tenant document has them. */
const selection = {
  filter: { anyOf: [{ enum: ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] }, { type: 'integer' }] },
  manufacturer: { type: 'string' },
  subtype: { type: 'string' },
  include: ids,
  exclude: ids,
  filterOut: { type: 'array', items: { type: 'string' } },
};

export default defineRemote({
  name: 'mf-locations',
  pages: {
    list: page(() => import('./pages/list'), { title: 'Our locations', query: ['type'], routes: { 'locations.list': '/our-location' } }),
    detail: page(() => import('./pages/detail'), {
      title: 'Location',
      query: [],
      routes: { 'locations.detail': '/our-location/:slug', 'locations.branch': '/locations/:slug' },
    }),
    contact: page(() => import('./pages/contact'), { title: 'Contact us', routes: { 'locations.contact': '/contact-us/:slug' } }),
    'visit-us': page(() => import('./pages/visit-us'), {
      title: 'Visit us',
      query: [],
      routes: { 'locations.visit-us': '/pages/visit-us' },
    }),
    'review-feedback': page(() => import('./pages/review-feedback'), {
      title: 'Your experience',
      routes: { 'locations.review-feedback': '/review-feedback' },
    }),
  },
  slots: {
    'location-block': slot(() => import('./slots/location-block'), {
      version: 1,
      reserve: '20rem',
      placeable: { type: 'object', properties: selection, required: ['filter'], additionalProperties: false },
    }),
    'locations-by-type': slot(() => import('./slots/locations-by-type'), { version: 1, reserve: '40rem' }),
    'location-carousel': slot(() => import('./slots/location-carousel'), {
      version: 1,
      reserve: '26rem',
      placeable: {
        type: 'object',
        properties: { ...selection, title: { type: 'string', minLength: 1 } },
        required: ['filter'],
        additionalProperties: false,
      },
    }),
    'state-chooser': slot(() => import('./slots/state-chooser'), {
      version: 1,
      reserve: '18rem',
      placeable: { type: 'object', properties: { title: { type: 'string', minLength: 1 } }, additionalProperties: false },
    }),
    'location-panel': slot(() => import('./slots/location-panel'), {
      version: 1,
      reserve: '22rem',
      placeable: { type: 'object', properties: { locationId: { type: 'integer' } }, required: ['locationId'], additionalProperties: false },
    }),
    'location-summary': slot(() => import('./slots/location-summary'), { version: 1, reserve: '14rem' }),
    reviews: slot(() => import('./slots/reviews'), {
      version: 1,
      reserve: '0',
      placeable: { type: 'object', properties: { locationId: { type: 'integer' } }, additionalProperties: false },
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
