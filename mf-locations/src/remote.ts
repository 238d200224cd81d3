import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-locations',
  contract: CONTRACT_VERSION,
  pages: {
    'locations.list': () => import('./pages/list'),
    'locations.detail': () => import('./pages/detail'),
    'locations.contact': () => import('./pages/contact'),
  },
  slots: {
    'location-block': () => import('./slots/location-block'),
    'location-panel': () => import('./slots/location-panel'),
    'location-selector': () => import('./slots/location-selector'),
  },
});
