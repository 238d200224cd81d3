import { defineRemote, page } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-forms',
  pages: {
    contact: page(() => import('./pages/contact'), {
      title: 'Contact us',
      routes: {
        'forms.contact': '/contact',
        'forms.contact-us': '/contact-us',
        'forms.general-enquiry': { path: '/enquiries/general-enquiry', title: 'General enquiry' },
      },
    }),
    success: page(() => import('./pages/success'), { title: 'Thank you', routes: { 'forms.success': '/success' } }),
  },
  slots: {
    'enquiry-form': () => import('./slots/enquiry-form'),
  },
});
