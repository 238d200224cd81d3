import { defineRemote, page, slot } from '@forecourt/shared-contracts';

/** A remote of another team, which this project does not know: see tests/seventh-remote.spec.ts. */
export default defineRemote({
  name: 'mf-insurance',
  pages: {
    quote: page(() => import('./pages/quote'), { title: 'Insurance quote', routes: { 'insurance.quote': '/insurance/:slug' } }),
  },
  slots: {
    'insurance-offer': slot(() => import('./slots/insurance-offer'), {
      version: 1,
      reserve: '3rem',
      placeable: { type: 'object', properties: { plan: { type: 'string' } }, required: ['plan'], additionalProperties: false },
      needs: ['car'],
    }),
  },
  samples: () => import('./samples'),
});
