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
        'forms.test-drive': { path: '/book-test-drive', title: 'Book a test drive', params: { form: 'test-drive' } },
        'forms.survey': { path: '/customer-feedback-survey', title: 'Feedback survey', params: { form: 'survey' } },
      },
    }),
    fleet: page(() => import('./pages/fleet'), { title: 'Fleet', routes: { 'forms.fleet': '/fleet' } }),
    service: page(() => import('./pages/service'), {
      title: 'Service',
      routes: {
        'forms.service': '/service',
        'forms.genuine-service': { path: '/genuine-service', title: 'Genuine Service', params: { service: 'genuine' } },
      },
    }),
    'trade-in': page(() => import('./pages/trade-in'), {
      title: 'Trade-in valuation',
      requires: ['tradeInEnabled'],
      gate: { type: 'trade-in', switch: 'gateTradeIn' },
      routes: {
        'forms.trade-in': '/trade-in',
        'forms.car-trade-in': '/cars/trade-in',
        'forms.sell-my-car': { path: '/sell-my-car', title: 'Sell my car', params: { sale: 'sell' } },
        'forms.sell-your-car': { path: '/sell-your-car', title: 'Sell my car', params: { sale: 'sell' } },
      },
    }),
    checkout: page(() => import('./pages/checkout'), {
      title: 'Reserve a vehicle',
      requires: ['reserveEnabled'],
      gate: { type: 'checkout', switch: 'gateCheckout' },
      routes: { 'forms.reserve': '/cars/:slug/checkout', 'forms.buy-online': '/cars/:slug/buy-online' },
    }),
    'checkout-journey': page(() => import('./pages/checkout-journey'), {
      title: 'Buy a vehicle online',
      requires: ['onlinePurchaseEnabled'],
      gate: { type: 'checkout', switch: 'gateCheckout' },
      routes: { 'forms.checkout-journey': '/checkout-journey' },
    }),
    'online-payment': page(() => import('./pages/online-payment'), {
      title: 'Online payment',
      requires: ['onlinePaymentEnabled'],
      gate: { type: 'online-payment' },
      routes: { 'forms.online-payment': '/online-payment' },
    }),
    'spin-to-win': page(() => import('./pages/spin-to-win'), {
      title: 'Spin to win',
      requires: ['spinToWinEnabled'],
      gate: { type: 'spin-to-win' },
      routes: { 'forms.spin-to-win': '/spin-to-win' },
    }),
    reservation: page(() => import('./pages/reservation'), {
      title: 'Your reservation',
      routes: { 'forms.reservation': '/reservations/:reservationId' },
    }),
    unsubscribe: page(() => import('./pages/unsubscribe'), {
      title: 'Unsubscribe',
      routes: { 'forms.unsubscribe': '/pages/unsubscribe' },
    }),
    success: page(() => import('./pages/success'), { title: 'Thank you', routes: { 'forms.success': '/success' } }),
    appointment: page(() => import('./pages/appointment'), {
      title: 'Your test drive',
      routes: { 'forms.appointment': '/test-drives/:appointmentId' },
    }),
    'sign-in': page(() => import('./pages/sign-in'), { title: 'Sign in', routes: { 'forms.sign-in': '/sign-in' } }),
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
    'find-similar': slot(() => import('./slots/find-similar'), { version: 1, reserve: '40rem' }),
    'request-photos-dialog': slot(() => import('./slots/request-photos-dialog'), { version: 1, reserve: '0' }),
    'test-drive-dialog': slot(() => import('./slots/test-drive-dialog'), { version: 1, reserve: '0' }),
    'offer-dialog': slot(() => import('./slots/offer-dialog'), { version: 1, reserve: '0' }),
    'valuation-widget': slot(() => import('./slots/valuation-widget'), {
      version: 1,
      reserve: '18rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    'saved-reservations': slot(() => import('./slots/saved-reservations'), { version: 1, reserve: '0' }),
    'saved-valuations': slot(() => import('./slots/saved-valuations'), { version: 1, reserve: '0' }),
    'trade-in-faq': slot(() => import('./slots/trade-in-faq'), {
      version: 1,
      reserve: '18rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
    'fleet-block': slot(() => import('./slots/fleet-block'), {
      version: 1,
      reserve: '14rem',
      placeable: { type: 'object', properties: {}, additionalProperties: false },
    }),
  },
  samples: () => import('./samples'),
});
