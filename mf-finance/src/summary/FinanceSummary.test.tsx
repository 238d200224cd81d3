import { aCar } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFinancedCar, aFinanceSite } from '../testing/financed';
import remote from '../remote';

const WARNING =
  /Comparison rate is based on a 5-year secured loan of \$30,000\. WARNING: This comparison rate is true only for the examples given/;

it('FI-009 FI-010 displays the weekly figure with both rates', async () => {
  const { container } = await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site: aFinanceSite() });

  expect(container).toHaveTextContent('$123 per week* Finance disclaimer · 8.49% p.a. (9.20% p.a. comparison rate)');
  expect(screen.getByRole('link', { name: 'Change the term, deposit or rate' })).toHaveAttribute('href', '#finance-calculator');
});

it('FI-009 displays the monthly figure of a manufacturer', async () => {
  const site = aFinanceSite({ financeVariant: 'manufacturerMonthly' });
  const { container } = await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site });

  expect(container).toHaveTextContent('$531 per month*');
});

it('FI-008 FI-054 a car without figures of the lender has the payment of the tenant’s rate card', async () => {
  const car = aCar({ year: 2022, price: 30_000, finance_lenders: {} });
  const card = { termYears: 5, depositPercent: 0, balloonPercent: 0 };
  const rate = { maxAge: 5, maxAmount: null, interestRate: 7.99, comparisonRate: 8.69 };
  const { container, unmount } = await renderSlot(
    remote,
    'finance-summary',
    { car, compact: true },
    { site: aFinanceSite({ financeRateCard: { ...card, rates: [rate] } }) },
  );
  expect(container).toHaveTextContent('$140 per week* About these payments · 7.99% p.a. (8.69% p.a. comparison rate)');
  unmount();

  const older = await renderSlot(
    remote,
    'finance-summary',
    { car, compact: true },
    { site: aFinanceSite({ financeRateCard: { ...card, rates: [{ ...rate, maxAge: 2 }] } }) },
  );
  expect(older.container).toBeEmptyDOMElement();
});

it('FI-012 links the asterisk to the disclaimer', async () => {
  await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site: aFinanceSite() });

  expect(screen.getByRole('link', { name: '* Finance disclaimer' })).toHaveAttribute('href', '#financeDisclaimer');
});

it('PL-063 FI-016 the page of a car has basis and warning once, in its disclaimer', async () => {
  const { unmount } = await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: false }, { site: aFinanceSite() });
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  unmount();
  await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar() }, { site: aFinanceSite() });
  expect(screen.getByText(WARNING)).toBeVisible();
});

it.each(['payment', 'detailed'] as const)(
  'FI-053 is one line on a card, %s, whose asterisk leads to the note of the list',
  async (variant) => {
    const site = aFinanceSite({ financeSummaryVariant: variant });
    const { container } = await renderSlot(remote, 'finance-summary', { car: aFinancedCar(), compact: true }, { site });

    expect(container).toHaveTextContent(/^\$123 per week\* About these payments · 8\.49% p\.a\. \(9\.20% p\.a\. comparison rate\)$/);
    expect(screen.getByRole('link', { name: '* About these payments' })).toHaveAttribute('href', '#finance-note');
  },
);

it('FI-053 PL-063 the note of a list has basis and warning, not collapsed', async () => {
  const site = aFinanceSite({ comparisonRateRange: { min: 8.38, max: 19.42 } });
  await renderSlot(remote, 'finance-note', {}, { site });

  const note = screen.getByRole('complementary', { name: 'About these payments' });
  expect(note).toHaveAttribute('id', 'finance-note');
  expect(note).toHaveTextContent(
    /^\* The lender’s figures, not an offer of finance\. Comparison rates range from 8\.38% p\.a\. to 19\.42% p\.a\. Comparison rate is based/,
  );
  expect(note).toHaveTextContent(WARNING);
});

it('FI-014 the disclaimer opens as a dialog and closes', async () => {
  await renderSlot(
    remote,
    'finance-summary',
    { car: aFinancedCar({ disclaimer: 'Terms of Harbour Finance apply.' }) },
    { site: aFinanceSite() },
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: '* Finance disclaimer' }));

  const dialog = screen.getByRole('dialog', { name: 'Finance disclaimer' });
  expect(dialog).toHaveTextContent('Terms of Harbour Finance apply.');
  expect(dialog).toHaveTextContent(WARNING);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('FI-017 displays the basis of the custom variant', async () => {
  const site = aFinanceSite({ comparisonDisclaimerBasis: 'custom' });
  await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar() }, { site });

  expect(screen.getByText(/5-year secured loan of \$30,000, no deposit/)).toBeVisible();
});

it('FI-020 displays the comparison rate range of a provider', async () => {
  const site = aFinanceSite({ comparisonRateRange: { min: 8.38, max: 19.42 } });
  await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar() }, { site });

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
