import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { hydrateOnPlatform, renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { aFinancedCar, aFinanceSite } from '../testing/financed';
import { FinanceCalculator } from './FinanceCalculator';

const car = aCar({ price: 24_990 });
const paymentText = () => screen.getByRole('status').textContent;
const totalText = () => screen.getByText('Total repayments').nextElementSibling?.textContent;
const fill = async (name: string, text: string) => {
  const input = screen.getByRole('spinbutton', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

it('FI-033 FI-036 FI-037 FI-038 FI-040 FI-041 starts with the car’s price and the defaults', async () => {
  await renderSlot(remote, 'finance-calculator', { car });

  expect(screen.getAllByRole('spinbutton').map((input) => (input as HTMLInputElement).value)).toEqual(['24990', '0', '5', '10', '0']);
  expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  expect(paymentText()).toBe('$122/wk*');
});

it('FI-040 starts with 30000 without a car', async () => {
  await renderSlot(remote, 'finance-calculator', {});
  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveValue(30_000);
});

it('FI-040 PL-063 starts with the displayed price', async () => {
  await renderSlot(remote, 'finance-calculator', { car: aCar({ price: 24_990, offer_price: 23_000 }) });
  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveValue(23_000);
});

it.each([
  ['Purchase price', { min: '1000', max: '250000', step: '1' }],
  ['Deposit or trade-in', { min: '0', max: '250000', step: '0.5' }],
  ['Term', { min: '1', max: '7', step: '0.5' }],
  ['Interest rate', { min: '0.5', max: '15', step: '0.5' }],
  ['Residual repayment', { min: '0', max: '250000', step: '0.5' }],
])('FI-030 FI-033 FI-034 FI-037 FI-038 bounds %s', async (name, bounds) => {
  await renderSlot(remote, 'finance-calculator', { car });

  for (const [attribute, value] of Object.entries(bounds))
    expect(screen.getByRole('spinbutton', { name })).toHaveAttribute(attribute, value);
});

it('FI-030 FI-034 FI-036 FI-049 applies the tenant’s minimum price, interest range, default rate and establishment fee', async () => {
  const site = aSite({
    switches: {
      financeCalculatorMinPrice: 5000,
      financeInterestRange: { min: 4, max: 20, step: 0.5 },
      defaultFinanceInterestRate: 8.5,
      establishmentFee: 1360.5,
    },
  });
  await renderSlot(remote, 'finance-calculator', { car }, { site });

  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveAttribute('min', '5000');
  expect(screen.getByRole('spinbutton', { name: 'Interest rate' })).toHaveAttribute('max', '20');
  expect(paymentText()).toBe('$124/wk*');
  expect(screen.getByText(/Includes an establishment fee of \$1,360\.50\./)).toBeVisible();
});

it('FI-055 without a car starts with the rate card’s rate for a new one, as an example; a rate that is not on it follows from the fees', async () => {
  const rates = [{ maxAge: 3, maxAmount: null, interestRate: 8, comparisonRate: 8.7 }];
  const financeRateCard = { termYears: 5, depositPercent: 0, balloonPercent: 0, rates };
  const site = aSite({ switches: { financeRateCard, establishmentFee: 495 } });
  await renderSlot(remote, 'finance-calculator', {}, { site });
  const rate = screen.getByRole('spinbutton', { name: 'Interest rate' });
  expect(rate).toHaveValue(8);
  expect(screen.getByText('8.70% p.a.')).toBeVisible();
  expect(screen.getByText(/The rate is an example: each vehicle has its own\./)).toBeVisible();

  await userEvent.clear(rate);
  await userEvent.type(rate, '9');
  expect(screen.getByText('9.70% p.a.')).toBeVisible();
  expect(screen.queryByText(/The rate is an example/)).not.toBeInTheDocument();
});

it('FI-055 a car that the rate card does not cover starts with its highest rate, as an example', async () => {
  const rates = [
    { maxAge: 3, maxAmount: null, interestRate: 8, comparisonRate: null },
    { maxAge: 5, maxAmount: null, interestRate: 9.5, comparisonRate: null },
  ];
  const financeRateCard = { termYears: 5, depositPercent: 0, balloonPercent: 0, rates };
  const site = aSite({ switches: { financeProvider: 'bank', financeRateCard } });
  await renderSlot(remote, 'finance-calculator', { car: { ...car, year: 2009 } }, { site });
  expect(screen.getByRole('spinbutton', { name: 'Interest rate' })).toHaveValue(9.5);
  expect(screen.getByText(/The rate is an example/)).toBeVisible();
});

it('FI-035 FI-038 hides interest and residual, and still calculates with the default rate', async () => {
  const site = aSite({ switches: { financeInterestFieldHidden: true, financeResidualFieldHidden: true } });
  await renderSlot(remote, 'finance-calculator', { car }, { site });

  expect(screen.queryByRole('spinbutton', { name: 'Interest rate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('spinbutton', { name: 'Residual repayment' })).not.toBeInTheDocument();
  expect(paymentText()).toBe('$122/wk*');
});

it('FI-031 FI-039 displays an error for a price out of bounds while typing, and clamps it on blur', async () => {
  await renderSlot(remote, 'finance-calculator', { car });
  const price = await fill('Purchase price', '900');
  expect(price).toHaveAccessibleDescription('Cannot be less than $1,000 or more than $250,000');
  expect(price).toHaveValue(900);

  await userEvent.tab();
  expect(price).toHaveValue(1000);
  expect(price).not.toHaveAccessibleDescription();
});

it('FI-032 turns a negative price into 0', async () => {
  await renderSlot(remote, 'finance-calculator', { car });
  const price = screen.getByRole('spinbutton', { name: 'Purchase price' });
  fireEvent.change(price, { target: { value: '-5' } });

  expect(price).toHaveValue(0);
});

it.each([
  ['Weekly', '$122/wk*', '$31,720'],
  ['Fortnightly', '$244/fn*', '$31,720'],
  ['Monthly', '$531/mo*', '$31,860'],
])('FI-041 FI-045 FI-046 FI-048 %s: $24,990 at 10%% over 5 years is %s, %s in total', async (name, payment, total) => {
  await renderSlot(remote, 'finance-calculator', { car });
  await userEvent.click(screen.getByRole('radio', { name }));

  expect(paymentText()).toBe(payment);
  expect(totalText()).toBe(total);
});

/** Worked out by hand: payment = (P - R·v) · i / (1 - v), with v = (1 + i)^-n, i = rate / frequency, n = years · frequency. */
it.each([
  // P = 19,990, i = 0.0014423, n = 156, v = 0.79865: 126.03; 126 · 156 + 3,000.
  { deposit: '5000', residual: '3000', rate: '7.5', years: '3', frequency: 'Weekly', payment: '$126/wk*', total: '$22,656' },
  // The same terms with i = 0.00625, n = 36, v = 0.79908: 547.24; 547 · 36 + 3,000.
  { deposit: '5000', residual: '3000', rate: '7.5', years: '3', frequency: 'Monthly', payment: '$547/mo*', total: '$22,692' },
  // P = 10,000, i = 0.01, n = 24, v = 0.78757: 396.59; 397 · 24 + 2,000.
  { deposit: '14990', residual: '2000', rate: '12', years: '2', frequency: 'Monthly', payment: '$397/mo*', total: '$11,528' },
])(
  'FI-043 FI-048 deposit $deposit, residual $residual, $rate% over $years years, $frequency: $payment and $total in total',
  async ({ deposit, residual, rate, years, frequency, payment, total }) => {
    await renderSlot(remote, 'finance-calculator', { car });
    await fill('Deposit or trade-in', deposit);
    await fill('Residual repayment', residual);
    await fill('Interest rate', rate);
    fireEvent.change(screen.getByRole('slider', { name: 'Term, slider' }), { target: { value: years } });
    await userEvent.click(screen.getByRole('radio', { name: frequency }));

    expect(paymentText()).toBe(payment);
    expect(totalText()).toBe(total);
  },
);

it('FI-044 rounds the payment up for the lender variant', async () => {
  await renderSlot(remote, 'finance-calculator', { car }, { site: aSite({ switches: { financeRounding: 'up' } }) });

  expect(paymentText()).toBe('$123/wk*');
});

it('FI-047 FI-051 displays "Enquire for Finance" and no total if nothing is left to finance', async () => {
  await renderSlot(remote, 'finance-calculator', { car });
  await fill('Deposit or trade-in', '24990');

  expect(paymentText()).toBe('Enquire for Finance');
  expect(totalText()).toBe('');
});

it('FI-042 fires event 26 once, on the first change', async () => {
  const { track } = await renderSlot(remote, 'finance-calculator', { car });
  expect(track).not.toHaveBeenCalled();

  await fill('Deposit or trade-in', '5000');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(track.mock.calls).toEqual([[{ id: 26, carId: 101 }]]);
});

it('FI-050 lists fees with their cents and leaves them out of the payment', async () => {
  const site = aSite({ switches: { financeFeeList: [{ label: 'dealer agency', amount: 912.25 }] } });
  await renderSlot(remote, 'finance-calculator', { car }, { site });

  expect(screen.getByText('$912.25 dealer agency')).toBeVisible();
  expect(paymentText()).toBe('$122/wk*');
});

it('PL-063 displays rate, comparison rate, basis and warning beside the result; on the page of a car it leads to those of the page', async () => {
  const { unmount } = await renderSlot(remote, 'finance-calculator', {});
  expect(screen.getAllByText('10.00% p.a.')).toHaveLength(2);
  expect(screen.getByText(/5-year secured loan of \$30,000\. WARNING/)).toBeVisible();
  unmount();

  await renderSlot(remote, 'finance-calculator', { car, hasNoteElsewhere: true });
  expect(screen.getAllByText('10.00% p.a.')).toHaveLength(2);
  expect(screen.queryByText(/WARNING/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Basis of the comparison rate, and its warning' })).toHaveAttribute('href', '#financeDisclaimer');
});

it('PL-062 renders the same result on the server and in the browser', async () => {
  const { html, before, after, problems } = await hydrateOnPlatform(<FinanceCalculator car={car} />);

  expect(html).toContain('$122');
  expect(after).toBe(before);
  expect(problems).toEqual([]);
});

describe('on a car with a figure of its own', () => {
  // The lender's $123 a week is no result of the formula: it has fees that nobody else knows.
  const financed = aFinancedCar({ deposit: 2499, balloon: 3000, termYears: 4, establishmentFees: 495 }, { price: 24_990 });
  const rates = () => screen.getAllByText(/^\d+\.\d\d% p\.a\.$/).map(({ textContent }) => textContent);

  it.each([
    ['weekly', '$123/wk*'],
    ['manufacturerMonthly', '$531/mo*'],
  ] as const)('FI-052 starts with its terms and payment: %s', async (financeVariant, payment) => {
    await renderSlot(remote, 'finance-calculator', { car: financed }, { site: aFinanceSite({ financeVariant }) });

    expect(screen.getAllByRole('spinbutton').map((input) => (input as HTMLInputElement).value)).toEqual([
      '24990',
      '2499',
      '4',
      '8.49',
      '3000',
    ]);
    expect(paymentText()).toBe(payment);
    expect(rates()).toEqual(['8.49% p.a.', '9.20% p.a.']);
    expect(screen.getByText(/Includes an establishment fee of \$495\./)).toBeVisible();
  });

  it('FI-052 calculates once an input differs, and returns to the figure with it', async () => {
    await renderSlot(remote, 'finance-calculator', { car: financed }, { site: aFinanceSite() });
    await userEvent.click(screen.getByRole('radio', { name: 'Fortnightly' }));
    expect(paymentText()).toBe('$246/fn*');
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));

    // P = 24,990 + 495, R = 3,000, i = 0.0016327, n = 208, v = 0.71225: 132.48.
    await fill('Deposit or trade-in', '0');
    expect(paymentText()).toBe('$132/wk*');
    await fill('Deposit or trade-in', '2499');
    expect(paymentText()).toBe('$123/wk*');
  });

  it('FI-052 a rate outside of the tenant’s range remains when its field is left', async () => {
    const site = aFinanceSite({ financeInterestRange: { min: 9, max: 15, step: 0.5 } });
    await renderSlot(remote, 'finance-calculator', { car: financed }, { site });
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Interest rate' }));
    await userEvent.tab();

    expect(screen.getByRole('spinbutton', { name: 'Interest rate' })).toHaveValue(8.49);
    expect(paymentText()).toBe('$123/wk*');
  });

  it('FI-052 another budget has its own payment at the lender’s rate', async () => {
    const get = async () => financed;
    await renderPage(remote, '/finance?car_id=101&vehiclePriceBudget=30000', { site: aFinanceSite(), api: { get: get as never } });

    expect(screen.getByRole('spinbutton', { name: 'Interest rate' })).toHaveValue(8.49);
    expect(paymentText()).not.toBe('$123/wk*');
  });
});
