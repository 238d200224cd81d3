import type { AustralianState } from '@forecourt/shared-contracts';
import { invalid } from '../../infrastructure/http/problems';
import type { TradeIn } from '../delivery/deliveredLead';
import type { ValuationProvider, ValuedVehicle } from './valuationProvider';

/** Older cars and cars with more kilometres get no estimate: the dealer calls. */
const MAX_YEARS = 7;
const MAX_KILOMETRES = 100_000;

/** What a provider values of a trade-in. */
export const valuedVehicleOf = ({ year, make, model, badge }: TradeIn): ValuedVehicle => ({ year, make, model, badge, body: null });

/** The provider's range in dollars; both null where the dealer has to call. */
export async function estimateTradeIn(
  provider: ValuationProvider,
  car: TradeIn,
  now: Date,
): Promise<{ low: number | null; high: number | null }> {
  if (car.kms === null) throw invalid({ kms: 'Please enter the kilometres.' });
  const isEstimateGiven = now.getUTCFullYear() - car.year <= MAX_YEARS && car.kms <= MAX_KILOMETRES;
  const request = {
    rego: car.rego,
    regoState: car.regoState as AustralianState,
    vehicle: valuedVehicleOf(car),
    kms: car.kms,
    answers: car.answers.map(({ question, answer }) => ({ questionId: question, answer })),
  };
  return (isEstimateGiven ? await provider.estimate(request) : null) ?? { low: null, high: null };
}
