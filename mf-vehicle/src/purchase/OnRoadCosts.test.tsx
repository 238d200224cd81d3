import type { Switches } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnRoadCosts } from './OnRoadCosts';

const onRoadCosts: Switches['onRoadCosts'] = {
  date: '2026-07-01',
  source: 'duty by Revenue WA',
  states: [{ state: 'WA', costs: [{ name: 'Stamp duty', amount: null, percent: 3, above: null, step: 100 }] }],
};
const car = aCar({ price: 20_000, price_type: 'Excl. Govt. Charges' });

it('VE-012 CO-142 opens the estimated total to its costs, source and date', async () => {
  renderOnPlatform(<OnRoadCosts car={car} />, { site: aSite({ switches: { onRoadCosts } }) });

  await userEvent.click(screen.getByText('$20,600', { selector: 'strong' }));
  const details = screen.getByRole('group');
  expect(details).toHaveTextContent(/^About \$20,600 in WA with stamp duty/);
  expect(details).toHaveAttribute('open');
  const facts = within(details)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Price', '$20,000'],
    ['Stamp duty', '$600'],
    ['Estimated total in WA', '$20,600'],
  ]);
  expect(details).toHaveTextContent('Amounts: duty by Revenue WA, 1 Jul 2026.');
});

it('CO-142 renders nothing without a table of the tenant', () => {
  const { container } = renderOnPlatform(<OnRoadCosts car={car} />, { site: aSite() });
  expect(container.querySelector('details')).toBeNull();
});
