import type { AustralianState, ValuationEstimate, ValuedVehicle } from '@forecourt/shared-contracts';
import { invalid } from '../../../infrastructure/http/problems';
import type { TradeIn } from '../delivery/deliveredLead';
import type { ValuationProvider } from './valuationProvider';

/** Older cars and cars with more kilometres get no estimate: the dealer calls. */
const MAX_YEARS = 7;
const MAX_KILOMETRES = 100_000;

/** What a provider values of a trade-in. */
export const valuedVehicleOf = ({ year, make, model, badge }: TradeIn): ValuedVehicle => ({ year, make, model, badge, body: null });

/** An estimate is shown with the instant until which it holds. */
const VALID_MS = 7 * 24 * 60 * 60_000;

/** The dealer has to call. */
export const NO_ESTIMATE = { low: null, high: null, valid_until: null };

/** The provider's estimate; without one the dealer has to call. */
export async function estimateTradeIn(provider: ValuationProvider, car: TradeIn, now: Date): Promise<Omit<ValuationEstimate, 'id'>> {
  if (car.kms === null) throw invalid({ kms: 'Please enter the kilometres.' });
  const isEstimateGiven = now.getUTCFullYear() - car.year <= MAX_YEARS && car.kms <= MAX_KILOMETRES;
  const request = {
    rego: car.rego,
    regoState: car.regoState as AustralianState | null,
    vehicle: valuedVehicleOf(car),
    kms: car.kms,
    answers: car.answers.map(({ question, answer }) => ({ questionId: question, answer })),
  };
  const estimate = isEstimateGiven ? await provider.estimate(request) : null;
  if (!estimate) return NO_ESTIMATE;
  const { low, high, isOffer } = estimate;
  return { low, high, is_offer: isOffer, valid_until: new Date(now.getTime() + VALID_MS).toISOString() };
}
