import { ApiError } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

const RECEIPT = { reservation_id: 'r-1', held_until: '2026-03-04T09:00:00.000Z', receipt_number: 'R-00000012' };
const CAR = aCar({ id: 101, slug: '2021-toyota-corolla', payment_processors: ['stripe'] });

interface StripeCalls {
  keys: string[];
  confirmed: string[];
  destroyed: number;
}
let calls: StripeCalls;
let createPaymentMethod: () => object;

/** What Stripe's script offers, of which the card field uses a part; a page has it until it is left. */
function installStripe(): void {
  const card = () => {
    const listeners: (() => void)[] = [];
    return {
      on: (_event: string, listener: () => void) => listeners.push(listener),
      mount: () => listeners.forEach((listener) => listener()),
      destroy: () => (calls.destroyed += 1),
    };
  };
  const handleNextAction = async ({ clientSecret }: { clientSecret: string }) => calls.confirmed.push(clientSecret);
  const createToken = async () => createPaymentMethod();
  const factory = (key: string) => {
    calls.keys.push(key);
    return { elements: () => ({ create: card }), createPaymentMethod: createToken, handleNextAction };
  };
  Object.assign(window, { Stripe: factory });
}

/** The deposit of a car, after the details; `respond` is that of the payment. */
async function visitDeposit(respond: () => object, paymentKey: string | null = 'pk_live_1') {
  const paymentBodies: unknown[] = [];
  const get = async (path: string) => (path === '/api/payment-fields' ? { kind: 'stripe' } : CAR);
  const post = async (path: string, body: unknown) => {
    if (path === '/api/leads') return { lead_id: 'lead-1', show_success_page: true };
    paymentBodies.push(body);
    return respond();
  };
  const site = aSite({ payment_key: paymentKey, switches: { reserveEnabled: true, termsForms: [] } });
  const rendered = await renderPage(remote, '/cars/2021-toyota-corolla/checkout', {
    site,
    api: { post: post as never, get: get as never },
  });
  await fillInContact();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Step 2 of 3: Deposit' });
  return { ...rendered, payments: () => paymentBodies };
}
const payButton = () => screen.findByRole('button', { name: 'Pay $200 and reserve' });
async function pay() {
  const button = await payButton();
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
const unconfirmed = () => {
  throw new ApiError('Your bank asks you to confirm this payment.', 402, 'payment_unconfirmed', { client_secret: 'secret-1' });
};

beforeEach(() => {
  calls = { keys: [], confirmed: [], destroyed: 0 };
  createPaymentMethod = () => ({ paymentMethod: { id: 'pm_1' } });
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T09:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

// A script that has loaded stays: this comes first.
it('FO-088 the script that does not load can be loaded again', async () => {
  await visitDeposit(() => RECEIPT);
  const failLoading = () =>
    document.querySelectorAll('script[src^="https://js.stripe.com"]').forEach((script) => script.dispatchEvent(new Event('error')));
  await waitFor(() => {
    failLoading();
    expect(screen.getByText('The card field could not be loaded.')).toBeVisible();
  });
  installStripe();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pay();
  expect(await screen.findByText(/^Your vehicle is reserved until/)).toBeVisible();
});

it('FO-088 pays with the token of the field of Stripe, and gives the field back', async () => {
  const { payments } = await visitDeposit(() => RECEIPT);
  expect(await screen.findByRole('group', { name: 'Card' })).toBeVisible();
  await pay();
  expect(await screen.findByText(/^Your vehicle is reserved until/)).toBeVisible();
  expect(payments()).toEqual([{ car_id: 101, lead_id: 'lead-1', processor: 'stripe', payment_token: 'pm_1' }]);
  expect([calls.keys, calls.destroyed]).toEqual([['pk_live_1'], 1]);
});

it('FO-088 shows what Stripe says of a card that it can not read, and sends nothing', async () => {
  createPaymentMethod = () => ({ error: { message: 'Your card number is incomplete.' } });
  const { payments } = await visitDeposit(() => RECEIPT);
  await pay();
  expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
  expect(payments()).toEqual([]);
});

it('FO-088 a card that Stripe does not respond about may be sent again', async () => {
  createPaymentMethod = () => {
    throw new Error('The connection was lost.');
  };
  const { payments } = await visitDeposit(() => RECEIPT);
  await pay();
  expect(await screen.findByText('The card could not be read. Please check it and try again.')).toBeVisible();
  expect(await payButton()).toBeEnabled();
  expect(payments()).toEqual([]);
});

it('FO-088 lets the shopper confirm the payment at the bank, and sends the same payment again', async () => {
  const responses = [unconfirmed, () => RECEIPT];
  const { payments } = await visitDeposit(() => responses.shift()?.() as object);
  await pay();
  expect(await screen.findByText(/^Your vehicle is reserved until/)).toBeVisible();
  expect(calls.confirmed).toEqual(['secret-1']);
  expect(payments()[1]).toEqual(payments()[0]);
});

it('FO-088 a payment that the bank has not confirmed may be repeated with another card', async () => {
  const { payments } = await visitDeposit(unconfirmed);
  await pay();
  expect(await screen.findByText('Your bank has not confirmed the payment. Please try again, or use another card.')).toBeVisible();
  expect([calls.confirmed, payments()]).toEqual([['secret-1'], [expect.anything(), expect.anything()]]);
  expect(await payButton()).toBeEnabled();
});

it('FO-088 without the key of a field the shopper is called', async () => {
  await visitDeposit(() => RECEIPT, null);
  expect(await screen.findByText('We can not take cards online at the moment.')).toBeVisible();
});
