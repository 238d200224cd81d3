import { ApiError, type Car, type Switches } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

type Body = Readonly<Record<string, unknown>>;
interface Sent {
  path: string;
  body: Body;
}

const RECEIPT = { purchase_id: 'p-1', held_until: '2026-03-09T09:00:00.000Z', receipt_number: 'R-00000012' };
const CAR = aCar({
  id: 101,
  slug: '2021-toyota-corolla',
  name: '2021 Toyota Corolla',
  car_type: 'used',
  price: 24_990,
  price_type: 'Drive Away',
  payment_processors: ['demo'],
});
const ADDRESS = '/checkout-journey?car_id=101';

interface Options {
  address?: string;
  car?: Partial<Car> | null;
  switches?: Partial<Switches>;
  /** Instead of the usual response; throws for an error. */
  respond?(sent: Sent): object | undefined;
}

async function visit({ address = ADDRESS, car = {}, switches = {}, respond = () => undefined }: Options = {}) {
  const sent: Sent[] = [];
  const requested: string[] = [];
  const get = async (path: string) => {
    if (path === '/api/payment-fields') return { kind: 'test' };
    if (path.startsWith('/api/reservations/')) return { state: 'held' };
    requested.push(path);
    if (car === null) throw new ApiError('Not found.', 404, 'not_found');
    return { ...CAR, ...car };
  };
  const post = async (path: string, body: Body) => {
    sent.push({ path, body });
    const own = respond(sent.at(-1) as Sent);
    if (own) return own;
    return path === '/api/leads' ? { lead_id: 'lead-1', show_success_page: true } : RECEIPT;
  };
  const site = aSite({ switches: { onlinePurchaseEnabled: true, reserveAmount: 500, ...switches } });
  const rendered = await renderPage(remote, address, { site, api: { post: post as never, get: get as never } });
  const sentTo = (address_: string) => sent.filter(({ path }) => path === address_).map(({ body }) => body);
  return { ...rendered, requested, leads: () => sentTo('/api/leads'), payments: () => sentTo('/api/online-purchases') };
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.click(screen.getByRole('textbox', { name }));
  await userEvent.paste(text);
}
async function enterDetails(): Promise<void> {
  await fillInContact();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await click('Next');
  await heading('Step 5 of 6: Deposit');
  await screen.findByRole('radio', { name: 'A card that is accepted' });
}
/** Up to the details, without a trade-in and with cash. */
async function upToDetails(): Promise<void> {
  await click('Start');
  await heading('Step 2 of 6: Trade-in');
  await choose('No');
  await click('Next');
  await heading('Step 3 of 6: Payment');
  await choose('Cash or bank transfer');
  await click('Next');
  await heading('Step 4 of 6: Details');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T09:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

it('FO-094 FO-091 goes from the price over trade-in, finance and details to the purchase', async () => {
  const { leads, payments, track } = await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Buy this vehicle online' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Step 1 of 6: Price' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Deposit today', '$500'],
    ['Price · Drive away in WA', '$24,990'],
    ['Left to pay · Drive away in WA', '$24,490'],
  ]);

  await click('Start');
  await heading('Step 2 of 6: Trade-in');
  await choose('Yes');
  await type('Year, make and model', '2016 Mazda 3');
  await type(/^Kilometres/, '85,000');
  await type(/^Registration/, '1abc 123');
  await click('Next');
  await heading('Step 3 of 6: Payment');
  await choose('Finance');
  expect(screen.getByText(/^You do not apply for anything today/)).toBeVisible();
  await click('Next');
  await heading('Step 4 of 6: Details');
  expect(leads()).toEqual([]);
  await enterDetails();
  expect(leads()).toEqual([
    expect.objectContaining({
      category: 'Online Purchase',
      car_id: 101,
      form_completed: false,
      terms_agreed: true,
      finance: 'Yes',
      'do-you-have-a-trade-in': 'Yes',
      Rego: '1ABC123',
      message: 'Pays by finance.\nTrade-in: 2016 Mazda 3, 85000 km, registration 1ABC123.',
    }),
  ]);
  expect(track).not.toHaveBeenCalled();

  await click('Pay $500 and buy');
  await heading('Step 6 of 6: Done');
  expect(payments()).toEqual([{ car_id: 101, lead_id: 'lead-1', payment_token: 'test-paid' }]);
  expect(screen.getByText('Thank you for your purchase.')).toBeVisible();
  expect(screen.getByText('R-00000012')).toBeVisible();
  expect(screen.getByText(/held for you until Mon 9 Mar, 5:00 pm/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See or cancel your purchase' })).toHaveAttribute('href', '/reservations/p-1');
  expect(track.mock.calls).toEqual([
    [{ id: 49, carId: 101, form: expect.objectContaining({ vehicleMake: 'Toyota', vehicleModel: 'Corolla' }) }],
  ]);
});

it('FO-094 a changed choice is part of the same lead', async () => {
  const { leads } = await visit();
  await upToDetails();
  await enterDetails();
  await click('Back');
  await heading('Step 4 of 6: Details');
  await click('Back');
  await heading('Step 3 of 6: Payment');
  expect(screen.getByRole('radio', { name: 'Cash or bank transfer' })).toBeChecked();
  await choose('Finance');
  await click('Next');
  await heading('Step 4 of 6: Details');
  await click('Next');
  await heading('Step 5 of 6: Deposit');
  expect(leads().map((lead) => [lead.lead_id, lead.finance, lead.message])).toEqual([
    [null, 'No', 'Pays by cash or bank transfer.\nNo trade-in.'],
    ['lead-1', 'Yes', 'Pays by finance.\nNo trade-in.'],
  ]);
});

it('FO-094 everything is reviewed before the payment; a change returns over the details', async () => {
  const { leads } = await visit();
  await upToDetails();
  await enterDetails();
  for (const text of ['No trade-in', 'Cash or bank transfer', 'Mia Nguyen, mia@example.com, 0412 345 678'])
    expect(screen.getByText(text)).toBeVisible();
  await click('Change: Trade-in');
  await heading('Step 2 of 6: Trade-in');
  await choose('Yes');
  await type('Year, make and model', '2016 Mazda 3');
  await click('Next');
  await heading('Step 4 of 6: Details');
  await click('Next');
  await heading('Step 5 of 6: Deposit');
  expect(screen.getByText('2016 Mazda 3')).toBeVisible();
  expect(leads().at(-1)).toMatchObject({ lead_id: 'lead-1', message: 'Pays by cash or bank transfer.\nTrade-in: 2016 Mazda 3.' });
});

it('FO-094 goes on only when a step is chosen', async () => {
  await visit();
  await click('Start');
  await heading('Step 2 of 6: Trade-in');
  await click('Next');
  expect(await screen.findByRole('group', { name: 'Do you have a car to trade in?' })).toHaveAccessibleDescription('Please choose one.');
  await choose('Yes');
  await click('Next');
  expect(await screen.findByRole('link', { name: 'Please enter the year, make and model.' })).toBeVisible();
  await choose('No');
  await click('Next');
  await heading('Step 3 of 6: Payment');
  await click('Next');
  expect(screen.getByRole('group', { name: 'How would you like to pay the rest?' })).toHaveAccessibleDescription('Please choose one.');
});

it('FO-094 a reload goes on with what was chosen, and the confirmation stays', async () => {
  const { unmount, payments } = await visit();
  await upToDetails();
  await enterDetails();
  await click(/^Pay/);
  await heading('Step 6 of 6: Done');
  expect(payments()).toHaveLength(1);
  unmount();
  // The purchase shows the car as reserved.
  await visit({ car: { reserved: true } });
  expect(await screen.findByText('Thank you for your purchase.')).toBeVisible();
});

it('FO-094 a vehicle that somebody else got says so and charges nothing', async () => {
  const taken = ({ path }: Sent) => {
    if (path === '/api/online-purchases') throw new ApiError('No.', 409, 'conflict');
    return undefined;
  };
  await visit({ respond: taken });
  await upToDetails();
  await enterDetails();
  await click(/^Pay/);
  expect(await screen.findByText('This vehicle has just been reserved by someone else.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
});

it.each([
  ['101', '/api/cars?id=101'],
  ['2021-toyota-corolla', '/api/cars/2021-toyota-corolla'],
])('FO-092 reads car_id=%s as an id or a slug', async (id, path) => {
  const { requested } = await visit({ address: `/checkout-journey?car_id=${id}` });
  expect(requested).toEqual([path]);
});

it.each([
  ['of a make that is not sold online', { car_type: 'new' as const, make: 'Ford' }],
  ['without a payment processor', { payment_processors: [] }],
  ['that is sold', { status: 'sold' as const }],
])('FO-093 a vehicle %s leads to its page', async (_what, car) => {
  await expect(visit({ car })).rejects.toMatchObject({ to: '/cars/2021-toyota-corolla', status: 302 });
});

it('FO-093 a reserved vehicle says so, and has an enquiry', async () => {
  await visit({ car: { reserved: true } });
  expect(screen.getByText('This vehicle can not be bought online at the moment.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
});

it.each(['/checkout-journey', '/checkout-journey?car_id=9'])('FO-092 %s names no vehicle', async (address) => {
  const { meta } = await visit({ address, car: null });
  expect(meta).toMatchObject({ status: 404 });
  expect(screen.getByText('This vehicle is no longer available.')).toBeVisible();
});
