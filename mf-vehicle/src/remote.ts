import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-vehicle',
  contract: CONTRACT_VERSION,
  pages: {
    'vehicle.detail': () => import('./pages/detail'),
  },
  slots: {
    'phone-reveal': () => import('./slots/phone-reveal'),
    'sticky-bar': () => import('./slots/sticky-bar'),
  },
});
