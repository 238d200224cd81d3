import type { Car } from './car';

/** How the browser takes a card: in Stripe's own field with the site's `payment_key`, by a list of test cards, or not at all. */
export interface PaymentFields {
  kind: 'none' | 'test' | 'stripe';
}

/** A car that is held for its shopper, as POST /api/reservations returns it. */
export interface ReservationReceipt {
  reservation_id: string;
  /** ISO 8601. */
  held_until: string;
  receipt_number: string;
}

/** A car that is bought, as POST /api/online-purchases returns it; its page is that of a reservation with this id. */
export interface PurchaseReceipt {
  purchase_id: string;
  /** ISO 8601. */
  held_until: string;
  receipt_number: string;
}

/** A paid hold as its shopper sees it. */
export interface ShopperReservation {
  /** Whoever has it may cancel: it is the shopper's secret. */
  id: string;
  kind: 'reservation' | 'purchase';
  state: 'held' | 'cancelled' | 'expired';
  /** ISO 8601. */
  held_until: string;
  /** Deposit, AUD. */
  amount: number;
  receipt_number: string;
  /** What becomes of the deposit. */
  refund: 'none' | 'under-way' | 'returned';
  car: Pick<Car, 'id' | 'slug' | 'name' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'location_id' | 'state'> | null;
}
