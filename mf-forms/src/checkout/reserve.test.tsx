import { ApiError, type Car, type Switches } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

type Body = Readonly<Record<string, unknown>>;
interface Sent {
  path: string;
  body: Body;
}

const RECEIPT = { reservation_id: 'r-1', held_until: '2026-03-04T09:00:00.000Z', receipt_number: 'R-00000012' };
const CAR = aCar({ id: 101, slug: '2021-toyota-corolla', name: '2021 Toyota Corolla', payment_processors: ['demo'] });

interface Options {
  address?: string;
  car?: Partial<Car> | null;
  switches?: Partial<Switches>;
  fields?: string;
  /** What has become of the reservation. */
  state?: 'held' | 'cancelled' | 'gone';
  /** Instead of the usual response; throws for an error. */
  respond?(sent: Sent): object | undefined;
}

async function visit({
  address = '/cars/2021-toyota-corolla/checkout',
  car = {},
  switches = {},
  fields = 'test',
  state = 'held',
  respond = () => undefined,
}: Options = {}) {
  const sent: Sent[] = [];
  const get = async (path: string) => {
    if (path === '/api/payment-fields') return { kind: fields };
    if (path.startsWith('/api/reservations/')) {
      if (state === 'gone') throw new ApiError('Not found.', 404, 'not_found');
      return { state };
    }
    if (car === null) throw new ApiError('Not found.', 404, 'not_found');
    return { ...CAR, ...car };
  };
  const post = async (path: string, body: Body) => {
    sent.push({ path, body });
    const own = respond(sent.at(-1) as Sent);
    if (own) return own;
    return path === '/api/leads' ? { lead_id: 'lead-1', show_success_page: true } : RECEIPT;
  };
  const site = aSite({ switches: { reserveEnabled: true, termsForms: ['reserve'], ...switches } });
  const rendered = await renderPage(remote, address, { site, api: { post: post as never, get: get as never } });
  return { ...rendered, sent, payments: () => sent.filter(({ path }) => path === '/api/reservations').map(({ body }) => body) };
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
async function fillIn(): Promise<void> {
  await fillInContact();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
}
async function upToDeposit() {
  await fillIn();
  await click('Next');
  await heading('Step 2 of 3: Deposit');
  await screen.findByRole('radio', { name: 'A card that is accepted' });
}
const failure =
  (status: number, fields: Record<string, string> = {}) =>
  () => {
    throw new ApiError('No.', status, 'x', fields);
  };
const whenPaying =
  (respond: () => object | undefined) =>
  ({ path }: Sent) =>
    path === '/api/reservations' ? respond() : undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T09:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

it('FO-087 FO-088 FO-089 FO-091 goes from the details to the reserved vehicle', async () => {
  const { sent, payments, track } = await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Reserve this vehicle' })).toBeVisible();
  await upToDeposit();
  expect(sent.map(({ path, body }) => [path, body.category, body.form_completed, body.car_id, body.terms_agreed])).toEqual([
    ['/api/leads', 'Reserve', false, 101, true],
  ]);
  expect(track).not.toHaveBeenCalled();

  await click('Pay $200 and reserve');
  await heading('Step 3 of 3: Reserved');
  expect(payments()).toEqual([{ car_id: 101, lead_id: 'lead-1', processor: 'demo', payment_token: 'test-paid' }]);
  expect(screen.getByText(/^Your vehicle is reserved until Wed 4 Mar, 5:00 pm/)).toBeVisible();
  expect(screen.getByText('R-00000012')).toBeVisible();
  expect(track.mock.calls).toEqual([
    [{ id: 49, carId: 101, form: expect.objectContaining({ vehicleMake: 'Toyota', vehicleModel: 'Corolla' }) }],
  ]);
});

it('FO-085 states beside the button the deposit, how it is refunded, until when the vehicle is held, and who charges', async () => {
  await visit({ switches: { reserveAmount: 500 } });
  await upToDeposit();
  expect(
    screen.getByText(
      /^The deposit is fully refundable, by the link in your receipt, and counts towards the price\. Harbour Motors charges/,
    ),
  ).toBeVisible();
  expect(screen.getByText('$500')).toBeVisible();
  expect(screen.getByText('Held for you 48 hours, until').nextSibling).toHaveTextContent(/^Wed 4 Mar, 5:00 pm/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $500 and reserve' })).toBeEnabled());
});

it('FO-088 what was entered is reviewed before the payment, and can be changed', async () => {
  const { sent } = await visit();
  await upToDeposit();
  expect(screen.getByText('Mia Nguyen, mia@example.com, 0412 345 678')).toBeVisible();
  await click('Change: Your details');
  await heading('Step 1 of 3: Your details');
  await userEvent.clear(screen.getByRole('textbox', { name: 'First Name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'First Name' }), 'Mai');
  await click('Next');
  await heading('Step 2 of 3: Deposit');
  expect(screen.getByText(/^Mai Nguyen/)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/api/leads').map(({ body }) => [body.lead_id, body.name])).toEqual([
    [null, 'Mia'],
    ['lead-1', 'Mai'],
  ]);
});

it('FO-088 a refused card shows the words of the provider and may be repeated with another one', async () => {
  const responses = [failure(422, { payment_token: 'Your card was declined.' }), () => undefined];
  const { payments } = await visit({ respond: whenPaying(() => responses.shift()?.()) });
  await upToDeposit();
  await userEvent.click(screen.getByRole('radio', { name: 'A card that is declined' }));
  await click(/^Pay/);
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'A card that is accepted' }));
  await click(/^Pay/);
  await heading('Step 3 of 3: Reserved');
  expect(payments().map((body) => body.payment_token)).toEqual(['test-declined', 'test-paid']);
});

it.each([
  ['no response', 0],
  ['a provider without an outcome', 502],
  ['a back end that fails', 500],
])('FO-088 after %s the same payment is sent again, also after a reload', async (_what, status) => {
  const responses = [failure(status), failure(status), () => undefined];
  const respond = whenPaying(() => responses.shift()?.());
  const { payments, unmount } = await visit({ respond });
  await upToDeposit();
  await userEvent.click(screen.getByRole('radio', { name: 'A payment without a response' }));
  await click(/^Pay/);
  expect(await screen.findByText('We do not know yet whether your payment went through.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await click('Check my payment');
  await waitFor(() => expect(payments()).toHaveLength(2));
  unmount();

  // The hold of this shopper shows the car as reserved.
  const again = await visit({ respond, car: { reserved: true } });
  await click('Check my payment');
  await heading('Step 3 of 3: Reserved');
  expect([...payments(), ...again.payments()].map((body) => body.payment_token)).toEqual(['test-silent', 'test-silent', 'test-silent']);
});

it('FO-090 a vehicle that somebody else got says so, charges nothing and leads on', async () => {
  await visit({ respond: whenPaying(failure(409)) });
  await upToDeposit();
  await click(/^Pay/);
  expect(await screen.findByText('This vehicle has just been reserved by someone else.')).toBeVisible();
  expect(screen.getByText(/^You are not charged: if a payment went through, it is returned at once\./)).toBeVisible();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
});

it.each([
  ['that is reserved', { reserved: true }],
  ['that is sold', { status: 'sold' as const }],
  ['without a payment processor', { payment_processors: [] }],
])('FO-086 a vehicle %s can not be reserved, and has an enquiry', async (_what, car) => {
  await visit({ car });
  expect(screen.getByText('This vehicle can not be reserved online.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Your details' })).toBeNull();
});

it('FO-089 the confirmation stays after a reload', async () => {
  const { unmount } = await visit();
  await upToDeposit();
  await click(/^Pay/);
  await heading('Step 3 of 3: Reserved');
  unmount();
  await visit({ car: { reserved: true } });
  expect(await screen.findByText(/^Your vehicle is reserved until/)).toBeVisible();
});

it.each(['cancelled', 'gone'] as const)('FO-121 a reservation that is %s elsewhere is no confirmation any more', async (state) => {
  const { unmount } = await visit();
  await upToDeposit();
  await click(/^Pay/);
  await heading('Step 3 of 3: Reserved');
  unmount();
  await visit({ state });
  expect(await heading('Step 1 of 3: Your details')).toBeVisible();
});

it('FO-089 the confirmation ends with the hold', async () => {
  const { unmount } = await visit();
  await upToDeposit();
  await click(/^Pay/);
  await heading('Step 3 of 3: Reserved');
  unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-04T09:00:01Z'));
  await visit();
  expect(await heading('Step 1 of 3: Your details')).toBeVisible();
});

it('FO-088 a lead that is gone is made again from the details', async () => {
  const responses = [failure(422, { lead_id: 'is not an enquiry about this vehicle' }), () => undefined];
  const { sent } = await visit({ respond: whenPaying(() => responses.shift()?.()) });
  await upToDeposit();
  await click(/^Pay/);
  await heading('Step 1 of 3: Your details');
  // An effect fills in what was entered.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Mia'));
  await click('Next');
  await heading('Step 2 of 3: Deposit');
  expect(sent.filter(({ path }) => path === '/api/leads')).toHaveLength(2);
});

it('FO-088 without a card field the shopper is called', async () => {
  await visit({ fields: 'none' });
  await fillIn();
  await click('Next');
  expect(await screen.findByText('We can not take cards online at the moment.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled();
});

it('FO-084 the path that the tenant does not use redirects to its own, as does a changed slug', async () => {
  await expect(visit({ switches: { checkoutPathSegment: 'buy-online' } })).rejects.toMatchObject({
    to: '/cars/2021-toyota-corolla/buy-online',
    status: 301,
  });
  await expect(visit({ address: '/cars/2021-toyota-corolla/buy-online' })).rejects.toMatchObject({
    to: '/cars/2021-toyota-corolla/checkout',
  });
  await expect(visit({ address: '/cars/old-slug/checkout' })).rejects.toMatchObject({ to: '/cars/2021-toyota-corolla/checkout' });
});

it('FO-084 an unknown vehicle is not found', async () => {
  const { meta } = await visit({ car: null });
  expect(meta).toMatchObject({ status: 404 });
  expect(screen.getByText('This vehicle is no longer available.')).toBeVisible();
});
