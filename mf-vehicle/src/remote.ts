import { defineRemote, page, slot } from '@forecourt/shared-contracts';
import { POSITIONS } from './vehicle-page/positions';

export default defineRemote({
  name: 'mf-vehicle',
  pages: {
    detail: page(() => import('./pages/detail'), {
      title: 'Vehicle',
      query: [],
      routes: { 'vehicle.detail': '/cars/:slug' },
      positions: POSITIONS,
    }),
    print: page(() => import('./pages/print'), { title: 'Print', routes: { 'vehicle.print': '/print' } }),
  },
  slots: {
    'phone-reveal': slot(() => import('./slots/phone-reveal'), { version: 1, reserve: '2.75rem' }),
    'location-open': slot(() => import('./slots/location-open'), { version: 1, reserve: '0' }),
    'share-widget': slot(() => import('./slots/share-widget'), { version: 1, reserve: '2.75rem' }),
    'sticky-bar': slot(() => import('./slots/sticky-bar'), { version: 1, reserve: '0' }),
  },
  samples: () => import('./samples'),
});
