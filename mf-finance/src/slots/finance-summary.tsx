import type { SlotProps } from '@forecourt/shared-contracts';
import { FinanceSummary } from '../summary/FinanceSummary';

/** 'finance-summary': the payment of a car with its rates; compact on a card. */
export function Component({ car, compact = false }: SlotProps<'finance-summary'>) {
  return <FinanceSummary car={car} isCompact={compact} />;
}
