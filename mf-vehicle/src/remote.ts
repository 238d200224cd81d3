import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-vehicle',
  contract: CONTRACT_VERSION,
  pages: {
    'vehicle.detail': () => import('./pages/detail'),
    'vehicle.print': () => import('./pages/print'),
  },
  slots: {
    'phone-reveal': () => import('./slots/phone-reveal'),
    'share-widget': () => import('./slots/share-widget'),
    'sticky-bar': () => import('./slots/sticky-bar'),
  },
});
