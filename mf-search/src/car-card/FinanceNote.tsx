import { financeFigure, Slot, usePlatform, type Car } from '@forecourt/shared-contracts';

/** Basis and warning of the payments on the cards of a list, once for all of them; nothing where no card has a payment. */
export function FinanceNote({ cars }: { cars: readonly Car[] }) {
  const { site, now } = usePlatform();
  return cars.some((car) => financeFigure(car, site.switches, now)) && <Slot name="finance-note" fallback={null} hydrate="visible" />;
}
