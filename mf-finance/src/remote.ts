import { defineRemote, page } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-finance',
  pages: {
    application: page(() => import('./pages/application'), {
      title: 'Finance',
      requires: ['financeEnabled'],
      gate: { type: 'finance', switch: 'gateFinanceWithNvic', car: 'nvic' },
      routes: {
        'finance.application': '/finance',
        'finance.enquiry': '/finance-enquiry',
        'finance.apply': '/apply-for-finance',
      },
    }),
    information: page(() => import('./pages/information'), {
      title: 'Car finance',
      requires: ['financeEnabled'],
      routes: { 'finance.information': '/car-finance' },
    }),
  },
  slots: {
    'finance-summary': () => import('./slots/finance-summary'),
    'finance-calculator': () => import('./slots/finance-calculator'),
    'finance-disclaimer': () => import('./slots/finance-disclaimer'),
  },
});
