import { purchasePrice, useSwitches, type SlotProps } from '@forecourt/shared-contracts';
import { FinanceCalculator } from '../calculator/FinanceCalculator';

/** 'finance-calculator': for a car, or for any amount without one. A car without a price has nothing to calculate with. */
export function Component({ car, hasNoteElsewhere = false }: SlotProps<'finance-calculator'>) {
  const switches = useSwitches();
  if (!switches.financeEnabled || (car && purchasePrice(car, switches) === null)) return null;
  return <FinanceCalculator key={car?.id} car={car} hasNoteElsewhere={hasNoteElsewhere} />;
}
