import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-navigation',
  contract: CONTRACT_VERSION,
  pages: {
    'navigation.privacy': () => import('./pages/privacy'),
    'navigation.terms': () => import('./pages/terms'),
    'navigation.content': () => import('./pages/content'),
  },
  slots: {
    header: () => import('./slots/header'),
    footer: () => import('./slots/footer'),
  },
});
