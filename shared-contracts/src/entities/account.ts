import type { Car } from './car';
import type { Quote } from './lender';
import type { ValuationEstimate } from './valuationSteps';

/** A car in the lists of an account. */
export type AccountCar = Pick<Car, 'id' | 'slug' | 'name' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'primary_image_url'>;

/** What an account has of one lead, newest first at GET /api/account/enquiries. */
export interface AccountEnquiry {
  /** Of the lead. */
  id: string;
  /** ISO 8601. */
  sent_at: string;
  category: string;
  /** sent: accepted, on its way to the dealer; received: the dealer has it. */
  state: 'sent' | 'received';
  car: AccountCar | null;
  /** The location that reads it, or null. */
  location_slug: string | null;
  /** The test drive that was booked with it; its id is the visitor's private link. `start` is ISO 8601 with the offset of the location. */
  appointment: { id: string; start: string; location_slug: string; is_cancelled: boolean } | null;
  /** The car that was valued, and the estimate where one was given. */
  valuation: {
    year: number;
    make: string;
    model: string;
    kms: number | null;
    estimate: ({ low: number; high: number } & Pick<ValuationEstimate, 'valid_until' | 'is_offer'>) | null;
  } | null;
}

/** The lender's last quote for a car, newest first at GET /api/account/quotes; one whose car is sold or has left the site is not among them. */
export interface AccountQuote {
  car: AccountCar;
  /** AUD, which the quote is for; null where that is not known. */
  price: number | null;
  quote: Quote;
  /** ISO 8601. */
  quoted_at: string;
}
