import type { Car } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { CheckoutButtons } from './CheckoutButtons';

const available = aCar({ car_type: 'used', payment_processors: ['demo'] });
type Switches = NonNullable<Parameters<typeof aSite>[0]>['switches'];
const renderButtons = (car: Car, switches: Switches = {}) =>
  renderOnPlatform(<CheckoutButtons car={car} />, { site: aSite({ switches: { tradeInEnabled: false, ...switches } }) });

it.each<[string, Switches]>([
  ['reserve', { reserveEnabled: true }],
  ['online purchase', { onlinePurchaseEnabled: true }],
  ['trade-in', { tradeInEnabled: true, valuationProvider: 'autograb' }],
])('SH-017 renders no %s button while no remote has the page', (_page, switches) => {
  renderButtons(available, switches);

  expect(screen.queryAllByRole('link')).toEqual([]);
});
