import { useSwitches, type SlotProps, type SlotModule } from '@forecourt/shared-contracts';
import { FinanceDisclaimer } from '../disclaimer/FinanceDisclaimer';
import { lenderDisclaimer, type Disclaimers } from '../disclaimer/lenderDisclaimer';

type DisclaimerSlot = SlotModule<'finance-disclaimer', string | null>;

export const dataKey: DisclaimerSlot['dataKey'] = ({ car }) => String(car.id);

/**
 * The disclaimer of the lender that has figures for the car, fetched if the car is without it. null, which means the standard text, after a
 * failure and where the figures are of no lender: those of the tenant's rate card.
 */
export const loader: DisclaimerSlot['loader'] = async ({ car }, { api, site, signal }) => {
  const { financeEnabled, financeProvider } = site.switches;
  if (!financeEnabled || !financeProvider) return null;
  const ofCar = lenderDisclaimer(car, financeProvider);
  if (ofCar || !(financeProvider in car.finance_lenders)) return ofCar;
  const response = await api.get<Disclaimers>(`/api/cars/${car.id}/finance-disclaimer`, { signal }).catch(() => null);
  return response && lenderDisclaimer(response, financeProvider);
};

/** 'finance-disclaimer': the text behind the asterisk of the car's figures. */
export function Component({ car, data }: SlotProps<'finance-disclaimer'> & { data: string | null }) {
  const { financeEnabled, financeProvider } = useSwitches();
  return financeEnabled && <FinanceDisclaimer key={car.id} car={car} text={data ?? lenderDisclaimer(car, financeProvider)} />;
}
