import { useSwitches, type SlotMap } from '@forecourt/shared-contracts';
import { FinanceCalculator } from '../calculator/FinanceCalculator';

/** 'finance-calculator': for a car, or for any amount without one. */
export function Component({ car }: SlotMap['finance-calculator']) {
  const { financeEnabled } = useSwitches();
  return financeEnabled && <FinanceCalculator key={car?.id} car={car} />;
}
