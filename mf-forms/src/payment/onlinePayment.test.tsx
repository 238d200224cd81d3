import { webcrypto } from 'node:crypto';
import { ApiError, type Switches } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { enterTexts, fillInContact } from '@forecourt/shared-forms/testing';

type Body = Readonly<Record<string, unknown>>;

async function visit(respond: () => object = () => ({ receipt_number: 'R-00000042' }), switches: Partial<Switches> = {}) {
  const sent: { path: string; body: Body }[] = [];
  const post = async (path: string, body: Body) => {
    sent.push({ path, body });
    return path === '/api/leads' ? { lead_id: 'lead-1', show_success_page: true } : respond();
  };
  const site = aSite({ switches: { onlinePaymentEnabled: true, ...switches } });
  const get = async () => ({ kind: 'test' });
  const rendered = await renderPage(remote, '/online-payment', { site, api: { post: post as never, get: get as never } });
  const sentTo = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body);
  return { ...rendered, leads: () => sentTo('/api/leads'), payments: () => sentTo('/api/online-payments') };
}
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
async function enterInvoice(number: string, amount: string): Promise<void> {
  await enterTexts({ 'Invoice number': number, 'Amount in dollars': amount });
  await click('Next');
}
async function upToPayment(): Promise<void> {
  await enterInvoice('INV-1001', '$1,234.50');
  await heading('Step 2 of 4: Details');
  await fillInContact();
  await click('Next');
  await heading('Step 3 of 4: Payment');
  await screen.findByRole('radio', { name: 'A card that is accepted' });
}

/** The hashes by which a browser knows the leads that it has sent; jsdom has none. */
const withHashes = () => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('NA-056 pays an invoice to the cent, and shows the receipt, also after a reload', async () => {
  const { leads, payments, meta, unmount } = await visit();
  expect(meta).toMatchObject({ title: 'Online payment', robots: 'noindex' });
  await upToPayment();
  expect(leads()).toEqual([
    expect.objectContaining({ category: 'Online Payment', form_completed: false, message: 'Invoice INV-1001, $1,234.50.' }),
  ]);
  await click('Pay $1,234.50');
  expect(await screen.findByText('Thank you: the invoice is paid.')).toBeVisible();
  expect(screen.getByText('R-00000042')).toBeVisible();
  expect(payments()).toEqual([{ invoice_number: 'INV-1001', amount: 1234.5, lead_id: 'lead-1', payment_token: 'test-paid' }]);
  unmount();
  await visit();
  expect(await screen.findByText('R-00000042')).toBeVisible();
  await click('Pay another invoice');
  expect(await heading('Step 1 of 4: Invoice')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Invoice number' })).toHaveValue('');
});

it.each([
  ['', '12', 'Please enter the number of the invoice, as it is printed there.'],
  ['<b>', '12', 'Please enter the number of the invoice, as it is printed there.'],
  ['A-7', '0', 'Please enter the amount in dollars, for example 1234.50.'],
  ['A-7', '12.345', 'Please enter the amount in dollars, for example 1234.50.'],
  ['A-7', '1000000.01', 'Please enter the amount in dollars, for example 1234.50.'],
])('NA-056 does not take invoice %j with amount %j', async (number, amount, message) => {
  await visit();
  for (const [name, text] of [
    ['Invoice number', number],
    ['Amount in dollars', amount],
  ] as const)
    if (text !== '') await enterTexts({ [name]: text });
  await click('Next');
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
});

it('NA-056 a payment without a response is the same payment again', async () => {
  const responses = [
    () => {
      throw new ApiError('No.', 502, 'upstream_failed');
    },
    () => ({ receipt_number: 'R-00000042' }),
  ];
  const { payments } = await visit(() => responses.shift()?.() as object);
  await upToPayment();
  await click(/^Pay/);
  await waitFor(() => expect(screen.getByText('We do not know yet whether your payment went through.')).toBeVisible());
  await click('Check my payment');
  expect(await screen.findByText('Thank you: the invoice is paid.')).toBeVisible();
  expect(payments()[1]).toEqual(payments()[0]);
});

it('NA-056 shows why a payment is refused, as one without a sign-in', async () => {
  await visit(() => {
    throw new ApiError('Please sign in to continue.', 401, 'not_signed_in');
  });
  await upToPayment();
  await click(/^Pay/);
  expect(await screen.findByText('Please sign in to continue.')).toBeVisible();
});

it('NA-056 details that are not of who is signed in are entered again, and pay', async () => {
  withHashes();
  const responses = [
    () => {
      throw new ApiError('No.', 422, 'validation_failed', { lead_id: 'is not a lead of yours' });
    },
    () => ({ receipt_number: 'R-00000042' }),
  ];
  const { leads } = await visit(() => responses.shift()?.() as object);
  await upToPayment();
  await click('Pay $1,234.50');
  await heading('Step 2 of 4: Details');
  await click('Next');
  await heading('Step 3 of 4: Payment');
  await screen.findByRole('radio', { name: 'A card that is accepted' });
  await click('Pay $1,234.50');
  expect(await screen.findByText('Thank you: the invoice is paid.')).toBeVisible();
  expect(leads()).toHaveLength(2);
});

it('NA-056 an amount that is changed is paid by the same lead', async () => {
  const { leads, payments } = await visit();
  await upToPayment();
  await click('Back');
  await heading('Step 2 of 4: Details');
  expect(screen.getByRole('textbox', { name: 'First Name' })).toBeVisible();
  await click('Back');
  await heading('Step 1 of 4: Invoice');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Amount in dollars' }));
  await enterTexts({ 'Amount in dollars': '99' });
  await click('Next');
  await heading('Step 2 of 4: Details');
  await click('Next');
  await heading('Step 3 of 4: Payment');
  await screen.findByRole('radio', { name: 'A card that is accepted' });
  await click('Pay $99.00');
  await screen.findByText('Thank you: the invoice is paid.');
  expect(leads().map(({ lead_id: id, message }) => [id, message])).toEqual([
    [null, 'Invoice INV-1001, $1,234.50.'],
    ['lead-1', 'Invoice INV-1001, $99.00.'],
  ]);
  expect(payments()).toEqual([expect.objectContaining({ amount: 99 })]);
});
