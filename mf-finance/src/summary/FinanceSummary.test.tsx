import { aCar } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { aFinancedCar, aFinanceSite } from '../testing/financed';
import remote from '../remote';

const WARNING =
  /Comparison rate is based on a 5-year secured loan of \$30,000\. WARNING: This comparison rate is true only for the examples given/;

it('FI-009 FI-010 displays the weekly figure with both rates', async () => {
  const { container } = await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site: aFinanceSite() });

  expect(container).toHaveTextContent('$123 per week*');
  expect(screen.getByText('8.49% p.a.')).toBeVisible();
  expect(screen.getByText('9.20% p.a.')).toBeVisible();
});

it('FI-009 displays the monthly figure of a manufacturer', async () => {
  const site = aFinanceSite({ financeVariant: 'manufacturerMonthly' });
  const { container } = await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site });

  expect(container).toHaveTextContent('$531 per month*');
});

it('FI-012 links the asterisk to the disclaimer', async () => {
  await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site: aFinanceSite() });

  expect(screen.getByRole('link', { name: '* Finance disclaimer' })).toHaveAttribute('href', '#financeDisclaimer');
});

it.each([false, true])('PL-063 FI-016 displays basis and warning with the figure, compact %s', async (isCompact) => {
  await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: isCompact }, { site: aFinanceSite() });

  expect(screen.getByText(WARNING)).toBeVisible();
});

it('FI-017 displays the basis of the custom variant', async () => {
  const site = aFinanceSite({ comparisonDisclaimerBasis: 'custom' });
  await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site });

  expect(screen.getByText(/5-year term, 6\.29% p\.a\., 8\.19% comparison, no deposit/)).toBeVisible();
});

it('FI-020 displays the comparison rate range of a provider', async () => {
  const site = aFinanceSite({ comparisonRateRange: { min: 8.38, max: 19.42 } });
  await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site });

  expect(screen.getByText('Comparison rates range from 8.38% p.a. to 19.42% p.a.')).toBeVisible();
});

it('FI-011 displays deposit, term and final payment in the detailed variant', async () => {
  const site = aFinanceSite({ financeSummaryVariant: 'detailed' });
  await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site });

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['$2,499 deposit', '5 year term', '$0 final payment']);
});

it.each([
  ['no lender', aCar(), aFinanceSite()],
  ['no comparison rate', aFinancedCar({ comparisonRate: null }), aFinanceSite()],
  ['a sold car', aFinancedCar({}, { status: 'sold' }), aFinanceSite()],
  ['finance switched off', aFinancedCar(), aFinanceSite({ financeEnabled: false })],
])('FI-008 renders nothing with %s', async (_case, car, site) => {
  const { container } = await renderSlot(remote, 'finance-summary', { car, compact: false }, { site });

  expect(container).toBeEmptyDOMElement();
});
