import { repayment } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { hydrateOnPlatform, renderOnPlatform } from '@forecourt/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinanceCalculator } from './FinanceCalculator';

const car = aCar({ price: 24_990 });
const defaults = { amount: 24_990, deposit: 0, residual: 0, rate: 10, years: 5, frequency: 52, fee: 0, rounding: 'nearest' } as const;
const dollars = (amount = 0) => `$${amount.toLocaleString('en-AU')}`;
const paymentText = () => screen.getByRole('status').textContent;
const fill = async (name: string, text: string) => {
  const input = screen.getByRole('spinbutton', { name });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

it('FI-033 FI-036 FI-037 FI-038 FI-040 FI-041 starts from the car and the defaults', () => {
  renderOnPlatform(<FinanceCalculator car={car} />);

  expect(screen.getAllByRole('spinbutton').map((input) => (input as HTMLInputElement).value)).toEqual(['24990', '0', '5', '10', '0']);
  expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  expect(paymentText()).toBe(`${dollars(repayment(defaults)?.payment)}/wk*`);
});

it('FI-040 starts from 30000 without a car', () => {
  renderOnPlatform(<FinanceCalculator />);
  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveValue(30_000);
});

it('FI-040 PL-063 starts from the price that the page shows', () => {
  renderOnPlatform(<FinanceCalculator car={aCar({ price: 24_990, offer_price: 23_000 })} />);
  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveValue(23_000);
});

it.each([
  ['Purchase price', { min: '1000', max: '250000', step: '1' }],
  ['Deposit or trade-in', { min: '0', max: '250000', step: '0.5' }],
  ['Term', { min: '1', max: '7', step: '0.5' }],
  ['Interest rate', { min: '0.5', max: '15', step: '0.5' }],
  ['Residual repayment', { min: '0', max: '250000', step: '0.5' }],
])('FI-030 FI-033 FI-034 FI-037 FI-038 bounds %s', (name, bounds) => {
  renderOnPlatform(<FinanceCalculator car={car} />);

  for (const [attribute, value] of Object.entries(bounds)) expect(screen.getByRole('spinbutton', { name })).toHaveAttribute(attribute, value);
});

it('FI-030 FI-034 FI-036 FI-049 follows the tenant', () => {
  const site = aSite({
    switches: { financeCalculatorMinPrice: 5000, financeInterestRange: { min: 4, max: 20, step: 0.5 }, defaultFinanceInterestRate: 8.5, establishmentFee: 1360.5 },
  });
  renderOnPlatform(<FinanceCalculator car={car} />, { site });

  expect(screen.getByRole('spinbutton', { name: 'Purchase price' })).toHaveAttribute('min', '5000');
  expect(screen.getByRole('spinbutton', { name: 'Interest rate' })).toHaveAttribute('max', '20');
  expect(paymentText()).toBe(`${dollars(repayment({ ...defaults, rate: 8.5, fee: 1360.5 })?.payment)}/wk*`);
  expect(screen.getByText(/Includes an establishment fee of \$1,360\.50\./)).toBeVisible();
});

it('FI-035 FI-038 hides interest and residual, and still counts with the default rate', () => {
  const site = aSite({ switches: { financeInterestFieldHidden: true, financeResidualFieldHidden: true } });
  renderOnPlatform(<FinanceCalculator car={car} />, { site });

  expect(screen.queryByRole('spinbutton', { name: 'Interest rate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('spinbutton', { name: 'Residual repayment' })).not.toBeInTheDocument();
  expect(paymentText()).toBe(`${dollars(repayment(defaults)?.payment)}/wk*`);
});

it('FI-031 FI-039 says that a price is out of bounds while typing, and sets it on leaving', async () => {
  renderOnPlatform(<FinanceCalculator car={car} />);
  const price = await fill('Purchase price', '900');
  expect(price).toHaveAccessibleDescription('Cannot be less than $1,000 or more than $250,000');
  expect(price).toHaveValue(900);

  await userEvent.tab();
  expect(price).toHaveValue(1000);
  expect(price).not.toHaveAccessibleDescription();
});

it('FI-032 turns a negative price into 0', () => {
  renderOnPlatform(<FinanceCalculator car={car} />);
  const price = screen.getByRole('spinbutton', { name: 'Purchase price' });
  fireEvent.change(price, { target: { value: '-5' } });

  expect(price).toHaveValue(0);
});

it.each([
  ['Fortnightly', 26, '/fn*'],
  ['Monthly', 12, '/mo*'],
] as const)('FI-041 FI-045 FI-046 counts %s', async (name, frequency, label) => {
  renderOnPlatform(<FinanceCalculator car={car} />);
  await userEvent.click(screen.getByRole('radio', { name }));

  expect(paymentText()).toBe(`${dollars(repayment({ ...defaults, frequency })?.payment)}${label}`);
});

it('FI-043 FI-048 counts with everything that is entered', async () => {
  renderOnPlatform(<FinanceCalculator car={car} />);
  await fill('Deposit or trade-in', '5000');
  await fill('Residual repayment', '3000');
  await fill('Interest rate', '7.5');
  fireEvent.change(screen.getByRole('slider', { name: 'Term, slider' }), { target: { value: '3' } });
  const expected = repayment({ ...defaults, deposit: 5000, residual: 3000, rate: 7.5, years: 3 });

  expect(paymentText()).toBe(`${dollars(expected?.payment)}/wk*`);
  expect(screen.getByText(dollars(expected?.total))).toBeVisible();
});

it('FI-047 FI-051 invites to enquire when nothing is left to finance', async () => {
  renderOnPlatform(<FinanceCalculator car={car} />);
  await fill('Deposit or trade-in', '24990');

  expect(paymentText()).toBe('Enquire for Finance');
  expect(screen.getByText('Total repayments').nextElementSibling).toBeEmptyDOMElement();
});

it('FI-042 tells analytics of the first change, once', async () => {
  const { track } = renderOnPlatform(<FinanceCalculator car={car} />);
  expect(track).not.toHaveBeenCalled();

  await fill('Deposit or trade-in', '5000');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(track.mock.calls).toEqual([[{ id: 26, carId: 101 }]]);
});

it('FI-050 lists fees with their cents, beside the payment', () => {
  const site = aSite({ switches: { financeFeeList: [{ label: 'dealer agency', amount: 912.25 }] } });
  renderOnPlatform(<FinanceCalculator car={car} />, { site });

  expect(screen.getByText('$912.25 dealer agency')).toBeVisible();
  expect(paymentText()).toBe(`${dollars(repayment(defaults)?.payment)}/wk*`);
});

it('PL-063 shows rate, comparison rate, basis and warning beside the result', () => {
  renderOnPlatform(<FinanceCalculator car={car} />);

  expect(screen.getAllByText('10.00% p.a.')).toHaveLength(2);
  expect(screen.getByText(/5-year secured loan of \$30,000\. WARNING/)).toBeVisible();
});

it('FI-043 gives the same result on the server and in the browser', async () => {
  const { html, before, after, problems } = await hydrateOnPlatform(<FinanceCalculator car={car} />);

  expect(html).toContain(dollars(repayment(defaults)?.payment));
  expect(after).toBe(before);
  expect(problems).toEqual([]);
});
