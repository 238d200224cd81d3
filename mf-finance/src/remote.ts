import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-finance',
  contract: CONTRACT_VERSION,
  pages: {
    'finance.application': () => import('./pages/application'),
    'finance.information': () => import('./pages/information'),
  },
  slots: {
    'finance-summary': () => import('./slots/finance-summary'),
    'finance-calculator': () => import('./slots/finance-calculator'),
    'finance-disclaimer': () => import('./slots/finance-disclaimer'),
  },
});
