import { CONTRACT_VERSION, defineRemote } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-forms',
  contract: CONTRACT_VERSION,
  pages: {
    'forms.success': () => import('./pages/success'),
    'forms.contact': () => import('./pages/contact'),
  },
  slots: {
    'enquiry-form': () => import('./slots/enquiry-form'),
  },
});
