import { defineRemote, page, slot } from '@forecourt/shared-contracts';

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
    'enquiry-form': slot(() => import('./slots/enquiry-form'), {
      version: 1,
      reserve: '36rem',
      placeable: {
        type: 'object',
        properties: { category: { type: 'string' }, subcategory: { type: 'string' }, locationSlug: { type: 'string' } },
        additionalProperties: false,
      },
    }),
  },
  samples: () => import('./samples'),
});
