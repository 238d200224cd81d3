import { defineRemote, page, slot } from '@forecourt/shared-contracts';

export default defineRemote({
  name: 'mf-forms',
  pages: {
    contact: page(() => import('./pages/contact'), {
      title: 'Contact us',
      routes: {
        'forms.contact': '/contact',
        'forms.contact-us': '/contact-us',
      },
    }),
    enquiry: page(() => import('./pages/enquiry'), {
      title: 'Enquiry',
      routes: {
        'forms.general-enquiry': { path: '/enquiries/general-enquiry', title: 'General enquiry', params: { form: 'general-enquiry' } },
        'forms.new-vehicle-enquiry': {
          path: '/enquiries/new-vehicle-enquiry',
          title: 'New vehicle enquiry',
          params: { form: 'new-vehicle-enquiry' },
        },
        'forms.service-enquiry': { path: '/enquiries/service-enquiry', title: 'Service enquiry', params: { form: 'service-enquiry' } },
        'forms.parts-enquiry': { path: '/enquiries/parts-enquiry', title: 'Parts enquiry', params: { form: 'parts-enquiry' } },
        'forms.fleet-enquiry': { path: '/enquiries/fleet-enquiry', title: 'Fleet enquiry', params: { form: 'fleet-enquiry' } },
        'forms.feedback': { path: '/enquiries/feedback', title: 'Feedback', params: { form: 'feedback' } },
        'forms.careers': { path: '/careers', title: 'Careers', params: { form: 'careers' } },
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
