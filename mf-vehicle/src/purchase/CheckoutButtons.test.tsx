import type { Car } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { CheckoutButtons } from './CheckoutButtons';

const free = aCar({ car_type: 'used', payment_processors: ['demo'] });
type Switches = NonNullable<Parameters<typeof aSite>[0]>['switches'];
const show = (car: Car, switches: Switches = {}) => renderOnPlatform(<CheckoutButtons car={car} />, { site: aSite({ switches: { tradeInEnabled: false, ...switches } }) });

it('VE-023 leads to the reserve page, in the style of the tenant', () => {
  show(free, { reserveEnabled: true, reserveButtonClass: 'success', reserveAmount: 350 });

  const button = screen.getByRole('link', { name: 'Reserve $350' });
  expect(button).toHaveAttribute('href', `/cars/${free.slug}/checkout`);
  expect(button).toHaveAttribute('data-variant', 'success');
});

it('VE-024 leads to the online purchase', () => {
  show(free, { onlinePurchaseEnabled: true });

  expect(screen.getByRole('link', { name: 'Online Purchase' })).toHaveAttribute('href', `/checkout-journey?car_id=${free.id}`);
});

it('VE-028 leads to the trade-in against this car', () => {
  show(free, { tradeInEnabled: true, valuationProvider: 'autograb' });

  expect(screen.getByRole('link', { name: 'Trade-in' })).toHaveAttribute('href', `/cars/trade-in?car_id=${free.id}`);
});

const everything = { reserveEnabled: true, onlinePurchaseEnabled: true, tradeInEnabled: true } as const;
it.each<[string, Car, Switches]>([
  ['the tenant wants none', free, {}],
  ['nobody takes payments', aCar({ car_type: 'used', payment_processors: [], price: null }), everything],
  ['the car is held already', aCar({ car_type: 'used', payment_processors: ['demo'], reserved: true }), everything],
])('VE-023 VE-024 VE-028 VE-072 shows no button when %s', (_when, car, switches) => {
  show(car, switches);

  expect(screen.queryAllByRole('link')).toEqual([]);
});
