import type { AdjustmentQuestion, AustralianState, ValuedVehicle } from '@forecourt/shared-contracts';
import type { AdjustmentAnswer } from '@forecourt/shared-contracts/back-end';

export interface EstimateRequest {
  /** Both null where the visitor named the car instead. */
  rego: string | null;
  regoState: AustralianState | null;
  vehicle: ValuedVehicle;
  /** Kilometres. */
  kms: number;
  answers: readonly AdjustmentAnswer[];
}

/** Whole AUD. */
export interface Estimate {
  low: number;
  high: number;
  /** The dealer buys at this amount, subject to inspection: the visitor can accept it. Otherwise it is a guide. */
  isOffer: boolean;
}

/** Looks up registrations and estimates values; rejects as upstream_failed when the service fails. */
export interface ValuationProvider {
  /** For the start log, for example 'valuer.example' or 'local example valuations'. */
  readonly name: string;
  /** null for an unknown registration. */
  findVehicle(rego: string, state: AustralianState): Promise<ValuedVehicle | null>;
  questions(vehicle: ValuedVehicle): Promise<readonly AdjustmentQuestion[]>;
  /** null where the car is too rare or too old for one. */
  estimate(request: EstimateRequest): Promise<Estimate | null>;
}
