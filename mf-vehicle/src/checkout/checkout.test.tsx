import type { Car } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { visitCar } from '../testing/visitCar';

const available = aCar({ car_type: 'used', payment_processors: ['demo'] });
type Switches = NonNullable<Parameters<typeof aSite>[0]>['switches'];
const visit = (car: Car, switches: Switches = {}) => visitCar(car, { site: aSite({ switches: { tradeInEnabled: false, ...switches } }) });

it.each<[string, Partial<Car>, Switches, string[]]>([
  ['by id', { id: 101 }, {}, ['/checkout-journey?car_id=101']],
  ['by slug', { slug: 'a-car' }, { checkoutJourneyCarParam: 'slug' }, ['/checkout-journey?car_id=a-car']],
  ['not for a make that is not sold online', { car_type: 'new', make: 'Ford' }, {}, []],
  ['not where the tenant sells none online', {}, { onlinePurchaseEnabled: false }, []],
])('VE-024 the online purchase button leads to the purchase %s', async (_what, over, switches, expected) => {
  await visit(aCar({ ...available, ...over }), { onlinePurchaseEnabled: true, ...switches });
  const links = screen.queryAllByRole('link', { name: 'Online Purchase', hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(expected);
});

it.each<[string, Switches, string]>([
  ['the reserve page', {}, '/checkout'],
  ['the address that the tenant uses', { checkoutPathSegment: 'buy-online' }, '/buy-online'],
])('VE-023 the reserve button leads to %s, and is not filled', async (_where, switches, end) => {
  await visit(available, { reserveEnabled: true, reserveButtonClass: 'success', reserveAmount: 500, ...switches });
  const button = screen.getByRole('link', { name: 'Reserve $500 Refundable' });
  expect(button).toHaveAttribute('href', `/cars/${available.slug}${end}`);
  expect(button).toHaveAttribute('data-variant', 'secondary');
});

it.each<[string, Partial<Car>, boolean]>([
  ['that is reserved', { reserved: true }, true],
  ['without a payment processor', { payment_processors: [] }, true],
  ['of a tenant that reserves none', {}, false],
])('VE-023 a car %s has no reserve button', async (_what, over, reserveEnabled) => {
  await visit(aCar({ ...available, ...over }), { reserveEnabled });
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Reserve/ })).not.toBeInTheDocument();
});

it.each<[string, Partial<Car>, Switches, boolean]>([
  ['with a provider of valuations', {}, { tradeInEnabled: true, valuationProvider: 'valuer' }, true],
  ['of a car that the site values itself', {}, { tradeInEnabled: true, autograbEnabled: true }, true],
  ['of a reserved car without a provider', { reserved: true }, { tradeInEnabled: true, autograbEnabled: true }, false],
  ['without either', {}, { tradeInEnabled: true }, false],
  ['where trade-in is off', {}, { tradeInEnabled: false, valuationProvider: 'valuer' }, false],
])('VE-028 the trade-in button %s', async (_what, over, switches, isShown) => {
  await visit(aCar({ ...available, id: 101, ...over }), switches);
  const links = screen.queryAllByRole('link', { name: 'Trade-in', hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(isShown ? ['/cars/trade-in?car_id=101'] : []);
});
