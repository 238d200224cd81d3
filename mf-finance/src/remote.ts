import { defineRemote, page, slot } from '@forecourt/shared-contracts';

/** What a finance link says, see finance-page/financeRequest. */
const FINANCE_PARAMETERS = ['car_id', 'vehiclePriceBudget', 'preferredDealership'];

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
    personalised: page(() => import('./pages/personalised'), {
      title: 'Your finance',
      requires: ['financeEnabled', 'youxQuoteEnabled'],
      gate: { type: 'car-finance' },
      routes: { 'finance.personalised': '/personalised/finance' },
    }),
    information: page(() => import('./pages/information'), {
      title: 'Car finance',
      query: FINANCE_PARAMETERS,
      requires: ['financeEnabled'],
      routes: { 'finance.information': '/car-finance' },
    }),
  },
  slots: {
    'finance-summary': slot(() => import('./slots/finance-summary'), { version: 1, reserve: '3rem' }),
    'finance-quote': slot(() => import('./slots/finance-quote'), { version: 1, reserve: '0' }),
    'finance-note': slot(() => import('./slots/finance-note'), { version: 1, reserve: '4rem' }),
    'finance-calculator': slot(() => import('./slots/finance-calculator'), {
      version: 1,
      reserve: '30rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    'finance-disclaimer': slot(() => import('./slots/finance-disclaimer'), { version: 1, reserve: '5rem' }),
    'saved-quotes': slot(() => import('./slots/saved-quotes'), { version: 1, reserve: '0' }),
    'finance-form': slot(() => import('./slots/finance-form'), { version: 1, reserve: '40rem' }),
  },
  samples: () => import('./samples'),
});
