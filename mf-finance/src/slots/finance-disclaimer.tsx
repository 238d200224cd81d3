import { useSwitches, type SlotMap, type SlotModule } from '@forecourt/shared-contracts';
import { FinanceDisclaimer } from '../disclaimer/FinanceDisclaimer';
import { lenderDisclaimer, type Disclaimers } from '../disclaimer/lenderDisclaimer';

type DisclaimerSlot = SlotModule<'finance-disclaimer', string | null>;

export const dataKey: DisclaimerSlot['dataKey'] = ({ car }) => String(car.id);

/** The lender's words, asked for where the car did not bring them; a failure means the standard text (FI-013, FI-015). */
export const loader: DisclaimerSlot['loader'] = async ({ car }, { api, site, signal }) => {
  const { financeEnabled, financeProvider } = site.switches;
  if (!financeEnabled || !financeProvider) return null;
  const known = lenderDisclaimer(car, financeProvider);
  if (known) return known;
  const answer = await api.get<Disclaimers>(`/api/cars/${car.id}/finance-disclaimer`, { signal }).catch(() => null);
  return answer && lenderDisclaimer(answer, financeProvider);
};

/** 'finance-disclaimer': what the asterisk of the car's figures means. */
export function Component({ car, data }: SlotMap['finance-disclaimer'] & { data: string | null }) {
  const { financeEnabled, financeProvider } = useSwitches();
  return financeEnabled && <FinanceDisclaimer key={car.id} car={car} text={data ?? lenderDisclaimer(car, financeProvider)} />;
}
