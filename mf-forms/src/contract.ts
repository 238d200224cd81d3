import type { Car, DialogSlotProps } from '@forecourt/shared-contracts';

/** What other remotes may link to and mount, with types. */
declare module '@forecourt/shared-contracts' {
  interface RouteMap {
    'forms.contact': object;
    'forms.contact-us': object;
    'forms.general-enquiry': object;
    'forms.new-vehicle-enquiry': object;
    'forms.service-enquiry': object;
    'forms.parts-enquiry': object;
    'forms.fleet-enquiry': object;
    'forms.feedback': object;
    'forms.careers': object;
    /** car_id: the car that the visitor would drive. */
    'forms.test-drive': { car_id?: number };
    'forms.service': object;
    'forms.genuine-service': object;
    'forms.fleet': object;
    'forms.survey': object;
    'forms.trade-in': object;
    /** car_id: the car that the visitor would buy. */
    'forms.car-trade-in': { car_id: number };
    'forms.sell-my-car': object;
    'forms.sell-your-car': object;
    /** done: the address that was entered is unsubscribed. */
    'forms.unsubscribe': { done?: 'true' };
    'forms.success': object;
    /** appointmentId: known to the visitor who booked the test drive alone. */
    'forms.appointment': { appointmentId: string };
    /** type: one of SIGN_IN_TYPES; redirect, back: paths of this site. */
    'forms.sign-in': { type: string; redirect: string; back: string };
    /** reservationId: known to the shopper who reserved the vehicle alone. */
    'forms.reservation': { reservationId: string };
    'forms.online-payment': object;
    'forms.spin-to-win': object;
    /** The tenant uses one of the two; the other redirects to it. */
    'forms.reserve': { slug: string };
    'forms.buy-online': { slug: string };
    /** car_id: id or slug of the car. */
    'forms.checkout-journey': { car_id: string | number };
  }

  interface SlotMap {
    /** A dialog if onClose is given, otherwise part of the page. model, budget: first values of their fields; AUD. */
    'enquiry-form': {
      1: {
        car?: Car;
        category?: string;
        subcategory?: string;
        locationSlug?: string;
        model?: { make: string | null; name: string };
        budget?: number;
      } & Partial<DialogSlotProps>;
    };
    /** A dialog if onClose is given, otherwise part of the page; without a car it is about a search. */
    'find-similar': { 1: { car?: Car } & Partial<DialogSlotProps> };
    'request-photos-dialog': { 1: { car: Car } & DialogSlotProps };
    'test-drive-dialog': { 1: { car: Car } & DialogSlotProps };
    'offer-dialog': { 1: { car: Car } & DialogSlotProps };
    /** Begins a valuation of the visitor's own car; nothing on sites that value none online. */
    'valuation-widget': { 1: object };
    /** Reservations and purchases of the account, with the way to cancel them; nothing where there are none. */
    'saved-reservations': { 1: object };
    /** The valuations that this browser keeps, to go on with; nothing where there are none. */
    'saved-valuations': { 1: object };
    'fleet-block': { 1: object };
    /** Questions about a trade-in or sale, with their replies. */
    'trade-in-faq': { 1: object };
  }
}
