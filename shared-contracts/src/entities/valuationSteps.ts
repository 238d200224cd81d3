/** The car of a registration. */
export interface ValuedVehicle {
  year: number;
  make: string;
  model: string;
  badge: string | null;
  body: string | null;
}

/** A question on the condition of the car, with its options; what the visitor chooses changes the estimate. */
export interface AdjustmentQuestion {
  id: string;
  text: string;
  options: readonly { value: string; label: string }[];
}

/** Whole AUD, and the last instant of the estimate (ISO 8601); all null where the dealer calls instead. */
export interface ValuationEstimate {
  id: number;
  low: number | null;
  high: number | null;
  valid_until: string | null;
  /** true: an offer, which can be accepted. Otherwise a guide, as all estimates of earlier versions. */
  is_offer?: boolean;
}

/** The steps of a valuation: the car by its registration or by details, then the rest, in this order. */
export const VALUATION_STEPS = ['rego', 'details', 'vehicle', 'answers', 'contact', 'accept'] as const;
export type ValuationStep = (typeof VALUATION_STEPS)[number];

/** Response to a step: the vehicle after the first, the questions after `vehicle`, the estimate after `contact`. */
export interface ValuationStepReceipt {
  lead_id: string;
  show_success_page: boolean;
  vehicle?: ValuedVehicle;
  questions?: readonly AdjustmentQuestion[];
  valuation?: ValuationEstimate;
}
