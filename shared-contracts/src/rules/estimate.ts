import type { ValuationEstimate } from '../entities/valuationSteps';
import { formatMoney } from './money';

/** An estimate with its amount, in whole AUD. */
export type Amount = { low: number; high: number };

/** Whether there is an amount; otherwise the dealer calls. */
export const hasAmount = <Estimate extends Pick<ValuationEstimate, 'low' | 'high'>>(
  estimate: Estimate | null | undefined,
): estimate is Estimate & Amount => estimate != null && estimate.low !== null && estimate.high !== null;

/** Whether the estimate is one amount, which can be accepted; a range is a guide. */
export const isOneAmount = ({ low, high }: Amount): boolean => low === high;

/** '$21,500 to $24,250', or '$21,500' where it is one amount. */
export const estimateText = (estimate: Amount): string =>
  isOneAmount(estimate) ? formatMoney(estimate.low) : `${formatMoney(estimate.low)} to ${formatMoney(estimate.high)}`;
