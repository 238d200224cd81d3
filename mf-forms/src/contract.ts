import type {} from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'forms.contact': object;
    'forms.contact-us': object;
    'forms.general-enquiry': object;
    'forms.success': object;
    // Linked by others, and not deployed until their pages are: the links are not rendered.
    'forms.parts-enquiry': object;
    'forms.new-vehicle-enquiry': object;
    'forms.service': object;
    'forms.test-drive': object;
    'forms.reserve': { slug: string };
    'forms.buy-online': { slug: string };
    /** car_id: id or slug of the car. */
    'forms.checkout-journey': { car_id: string | number };
    'forms.trade-in': object;
    'forms.car-trade-in': { car_id: number };
    'forms.sign-in': { type: string; redirect: string; back: string };
  }
}
