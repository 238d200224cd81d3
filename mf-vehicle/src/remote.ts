import { defineRemote, page } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-vehicle',
  pages: {
    detail: page(() => import('./pages/detail'), { title: 'Vehicle', routes: { 'vehicle.detail': '/cars/:slug' } }),
    print: page(() => import('./pages/print'), { title: 'Print', routes: { 'vehicle.print': '/print' } }),
  },
  slots: {
    'phone-reveal': () => import('./slots/phone-reveal'),
    'share-widget': () => import('./slots/share-widget'),
    'sticky-bar': () => import('./slots/sticky-bar'),
  },
});
