import type { Switches } from '@forecourt/shared-contracts';

/** Amounts in AUD that a click enters, by the tenant's set (FO-029, FO-030). */
export const QUICK_PICKS: Readonly<Record<Switches['moneyQuickPickSet'], readonly number[]>> = {
  standard: [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000],
  high: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
};
