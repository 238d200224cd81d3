/** How the browser takes a card: by a list of test cards, or not at all. */
export interface PaymentFields {
  kind: 'none' | 'test';
}

/** A car that is held for its shopper, as POST /api/reservations returns it. */
export interface ReservationReceipt {
  reservation_id: string;
  /** ISO 8601. */
  held_until: string;
  receipt_number: string;
}
