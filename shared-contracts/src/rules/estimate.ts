import type { ValuationEstimate } from '../entities/valuationSteps';
import { formatMoney } from './money';

/** Of an estimate that has an amount, in whole AUD. */
export interface EstimateAmount {
  low: number;
  high: number;
}

/** Whether there is an amount; otherwise the dealer calls. */
export const hasAmount = <Estimate extends Partial<Pick<ValuationEstimate, 'low' | 'high'>>>(
  estimate: Estimate | null | undefined,
): estimate is Estimate & EstimateAmount => estimate?.low != null && estimate.high != null;

/** Whether the estimate can be accepted at this instant; any other one is a guide. */
export const isOpenOffer = ({ is_offer, valid_until }: Partial<Pick<ValuationEstimate, 'is_offer' | 'valid_until'>>, now: Date): boolean =>
  is_offer === true && (valid_until == null || now.getTime() <= Date.parse(valid_until));

/** '$21,500 to $24,250', or '$21,500' where it is one amount. */
export const estimateText = ({ low, high }: EstimateAmount): string =>
  low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`;
