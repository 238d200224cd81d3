import { useSwitches, type SlotMap, type SlotModule } from '@forecourt/shared-contracts';
import { FinanceDisclaimer } from '../disclaimer/FinanceDisclaimer';
import { lenderDisclaimer, type Disclaimers } from '../disclaimer/lenderDisclaimer';

type DisclaimerSlot = SlotModule<'finance-disclaimer', string | null>;

export const dataKey: DisclaimerSlot['dataKey'] = ({ car }) => String(car.id);

/** The lender's disclaimer, fetched if the car has none; null after a failure, which means the standard text. */
export const loader: DisclaimerSlot['loader'] = async ({ car }, { api, site, signal }) => {
  const { financeEnabled, financeProvider } = site.switches;
  if (!financeEnabled || !financeProvider) return null;
  const ofCar = lenderDisclaimer(car, financeProvider);
  if (ofCar) return ofCar;
  const response = await api.get<Disclaimers>(`/api/cars/${car.id}/finance-disclaimer`, { signal }).catch(() => null);
  return response && lenderDisclaimer(response, financeProvider);
};

/** 'finance-disclaimer': the text behind the asterisk of the car's figures. */
export function Component({ car, data }: SlotMap['finance-disclaimer'] & { data: string | null }) {
  const { financeEnabled, financeProvider } = useSwitches();
  return financeEnabled && <FinanceDisclaimer key={car.id} car={car} text={data ?? lenderDisclaimer(car, financeProvider)} />;
}
