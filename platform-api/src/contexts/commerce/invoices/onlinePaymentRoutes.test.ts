import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSite } from '@forecourt/shared-contracts/testing';
import { integrationsFrom } from '../../../app/integrations';
import { signIn } from '../../../../testing/signIn';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { createOutbox } from '../../../infrastructure/outbox/outbox';
import { openTestPostgres } from '../../../../testing/postgres';
import { httpPayments } from '../payments/httpPayments';
import { createTestPayments } from '../payments/testPayments';

let api: TestApi;
let cookie: string;
let provider: Server;
let requests: { headers: IncomingHttpHeaders; form: Record<string, string> }[] = [];
/** Payments as the provider lists them. */
let intents: object[] = [];
let stubResponse = { status: 200, body: { id: 'pi_1', status: 'succeeded' } as object };

const address = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1/payment_intents`;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: intents, has_more: false }));
        return;
      }
      requests.push({ headers: request.headers, form: Object.fromEntries(new URLSearchParams(text)) });
      response.writeHead(stubResponse.status, { 'content-type': 'application/json' }).end(JSON.stringify(stubResponse.body));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const database = await openTestPostgres();
  const sources = { outbox: createOutbox(database), now: () => new Date(), isDemonstration: true };
  api = await startTestApi({
    database,
    tenants: tenantsOf(
      aSite({ slug: 'harbour-motors', abn: '12 345 678 901', switches: { onlinePaymentEnabled: true } }),
      aSite({ id: 2, slug: 'river-motors', switches: { onlinePaymentEnabled: false } }),
    ),
    integrations: integrationsFrom({ PAYMENTS_URL: address(), PAYMENTS_KEY: 'secret' }, sources),
  });
  cookie = await signIn(api, '0412 000 111', HARBOUR_HOST);
});
afterAll(async () => {
  await api.close();
  provider.close();
});
beforeEach(() => {
  requests = [];
  intents = [];
  stubResponse = { status: 200, body: { id: 'pi_1', status: 'succeeded' } };
});

let visits = 0;
/** Who pays. */
async function aLead({ session = cookie, phone }: { session?: string; phone?: string } = {}): Promise<string> {
  const number = (visits += 1);
  const contact = { email: `payer${number}@example.com`, phone: phone ?? `04${String(number).padStart(8, '0')}` };
  const payload = {
    ...{ name: 'Ann', last_name: 'Lee', ...contact, postcode: '6000', category: 'Online Payment', message: 'Invoice INV-1001' },
    ...{ form_completed: false, fill_seconds: 20, url: 'http://x/online-payment' },
  };
  const headers = {
    ...{ host: HARBOUR_HOST, cookie: session },
    ...{ 'idempotency-key': randomUUID(), 'x-forwarded-for': `2001:db8:1::${number}` },
  };
  const reply = await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
  return (reply.json() as { lead_id: string }).lead_id;
}
const pay = async (over: { lead_id?: string; [field: string]: unknown } = {}, { host = HARBOUR_HOST, session = cookie } = {}) => {
  const lead_id = over.lead_id ?? (await aLead());
  const payload = { invoice_number: 'INV-1001', amount: 1234.55, payment_token: 'pm_1', ...over, lead_id };
  const headers = { host, cookie: session, 'x-forwarded-for': `2001:db8::${(visits += 1)}` };
  const reply = await api.app.inject({ method: 'POST', url: '/api/online-payments', headers, payload });
  return { status: reply.statusCode, body: reply.json() as { receipt_number?: string; error?: object } };
};

it('AP-062 pays an invoice to the cent through the provider and returns a receipt', async () => {
  expect(await pay()).toEqual({ status: 200, body: { receipt_number: expect.stringMatching(/^R-\d{8}$/) } });
  expect(requests).toMatchObject([
    {
      headers: { authorization: 'Bearer secret', 'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/) },
      form: { amount: '123455', currency: 'aud', payment_method: 'pm_1', confirm: 'true', description: 'Harbour Motors, invoice INV-1001' },
    },
  ]);
});

it('AP-062 a repeat of a payment returns the same receipt and is charged once; another payment is charged', async () => {
  const lead_id = await aLead();
  const first = await pay({ lead_id });
  expect(await pay({ lead_id })).toEqual(first);
  expect(requests).toHaveLength(1);
  expect((await pay()).body.receipt_number).not.toBe(first.body.receipt_number);
  expect(requests).toHaveLength(2);
});

it('AP-062 the dealer gets the payment as an update of its lead, and the shopper the receipt, once', async () => {
  const lead_id = await aLead();
  const { body } = await pay({ lead_id });
  await pay({ lead_id });
  const updates = await api.database.query<{ category: string; attributes: object; mail: { subject: string; parts: object[] } }>(
    'select category, attributes, mail from lead_attributes where lead_id = $1',
    [lead_id],
  );
  expect(updates).toEqual([
    {
      category: 'Online Payment',
      attributes: { invoice_number: 'INV-1001', amount: 1234.55, receipt_number: body.receipt_number, payment_reference: 'pi_1' },
      mail: {
        subject: `Receipt ${body.receipt_number}: invoice INV-1001`,
        parts: [
          { text: 'Thank you for your payment to Harbour Motors.' },
          { label: 'Invoice', value: 'INV-1001' },
          { label: 'Paid', value: expect.stringMatching(/^\$1234\.55, .* \(Perth time\)$/) as string },
          { label: 'Receipt', value: body.receipt_number },
        ],
        text: expect.stringContaining('Invoice: INV-1001\nPaid: $1234.55') as string,
      },
    },
  ]);
  expect(await api.database.query('select form_completed from leads where id = $1', [lead_id])).toEqual([{ form_completed: true }]);
  const deliveries = await api.database.query<{ part: string; endpoint: string | null }>(
    `select part, endpoint from lead_deliveries where lead_id = $1 and part = 'update' order by endpoint nulls first`,
    [lead_id],
  );
  expect(deliveries).toEqual([
    { part: 'update', endpoint: null },
    { part: 'update', endpoint: '@visitor' },
  ]);
});

it('AP-062 a payment whose response was lost is found at the provider and recorded', async () => {
  const lead_id = await aLead();
  stubResponse = { status: 500, body: {} };
  expect(await pay({ lead_id })).toMatchObject({ status: 502 });
  intents = [{ id: 'pi_9', status: 'succeeded', metadata: { forecourt_payment: requests[0]?.headers['idempotency-key'] } }];
  await api.database.query(`update payments set created_at = now() - interval '3 minutes' where lead_id = $1`, [lead_id]);
  expect(await api.app.settlement.run()).toMatchObject({ lookedUp: 1, unclear: 0 });
  expect(
    await api.database.query(`select attributes->>'payment_reference' as reference from lead_attributes where lead_id = $1`, [lead_id]),
  ).toEqual([{ reference: 'pi_9' }]);
  stubResponse = { status: 200, body: { id: 'pi_10', status: 'succeeded' } };
  expect(await pay({ lead_id, payment_token: 'pm_other' })).toMatchObject({ status: 200 });
  expect(requests).toHaveLength(1);
});

it('AP-062 an invoice that was paid with a lead is not paid again with it: another card gets its receipt, another amount its words', async () => {
  const lead_id = await aLead();
  const first = await pay({ lead_id });
  expect(await pay({ lead_id, payment_token: 'pm_other' })).toEqual(first);
  expect(await pay({ lead_id, payment_token: 'pm_other', invoice_number: ' inv-1001 ' })).toMatchObject({ status: 422 });
  expect(await pay({ lead_id, payment_token: 'pm_other', invoice_number: 'inv-1001 ' })).toEqual(first);
  expect(await pay({ lead_id, amount: 99 })).toMatchObject({
    status: 422,
    body: { error: { fields: { amount: `Invoice INV-1001 was paid with $1234.55, receipt ${first.body.receipt_number}.` } } },
  });
  expect(requests).toHaveLength(1);
});

it('AP-062 a second invoice is paid with the same lead', async () => {
  const lead_id = await aLead();
  const first = await pay({ lead_id });
  const second = await pay({ lead_id, invoice_number: 'INV-1002', amount: 50, payment_token: 'pm_other' });
  expect(second).toEqual({ status: 200, body: { receipt_number: expect.stringMatching(/^R-\d{8}$/) } });
  expect(second.body).not.toEqual(first.body);
  expect(requests.map(({ form }) => form.amount)).toEqual(['123455', '5000']);
});

describe('AP-062 the lead of a payment', () => {
  const REFUSED = { status: 422, body: { error: { fields: { lead_id: 'is not a lead of yours' } } } };
  let other: string;
  beforeAll(async () => {
    other = await signIn(api, '0412 000 222', HARBOUR_HOST);
  });

  it('is one of the site', async () => {
    expect(await pay({ lead_id: randomUUID() })).toMatchObject(REFUSED);
    expect(requests).toEqual([]);
  });

  it('is not that of somebody else, whose id is known', async () => {
    const lead_id = await aLead();
    expect(await pay({ lead_id }, { session: other })).toMatchObject(REFUSED);
    expect(requests).toEqual([]);
    expect(await pay({ lead_id })).toMatchObject({ status: 200 });
  });

  it('is one that was submitted before the sign-in only with the number of the sign-in', async () => {
    expect(await pay({ lead_id: await aLead({ session: '' }) })).toMatchObject(REFUSED);
    expect(await pay({ lead_id: await aLead({ session: '', phone: '0412 000 111' }) })).toMatchObject({ status: 200 });
  });

  it('becomes theirs with its next step, and nobody else’s', async () => {
    const lead_id = await aLead({ session: '' });
    const step = async (session: string) => {
      const payload = {
        ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0400000001', postcode: '6000', message: 'Invoice' },
        ...{ category: 'Online Payment', form_completed: false, fill_seconds: 20, url: 'http://x/online-payment', lead_id },
      };
      const headers = { host: HARBOUR_HOST, cookie: session, 'idempotency-key': randomUUID() };
      return (await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload })).statusCode;
    };
    expect([await step(cookie), await step(other), await step('')]).toEqual([201, 404, 201]);
    expect(await pay({ lead_id }, { session: other })).toMatchObject(REFUSED);
    expect(await pay({ lead_id })).toMatchObject({ status: 200 });
  });
});

it('AP-062 needs a session, and the page to be enabled', async () => {
  expect(await pay({}, { session: '' })).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
  expect(await pay({}, { host: RIVER_HOST })).toMatchObject({ status: 404 });
  expect(requests).toEqual([]);
});

it.each([
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -5 }, 'amount'],
  ['a third of a cent', { amount: 10.003 }, 'amount'],
  ['too much', { amount: 1_000_000.01 }, 'amount'],
  ['yes', { amount: true }, 'amount'],
  ['a text', { amount: '12' }, 'amount'],
  ['no invoice', { invoice_number: '' }, 'invoice_number'],
  ['markup as invoice', { invoice_number: '<b>' }, 'invoice_number'],
])('AP-062 rejects %s', async (_what, over, field) => {
  expect(await pay(over)).toMatchObject({ status: 422, body: { error: { fields: { [field]: expect.any(String) } } } });
  expect(requests).toEqual([]);
});

it.each([
  [
    'its own words for a declined card',
    { status: 402, body: { error: { message: 'Your card has insufficient funds.' } } },
    'Your card has insufficient funds.',
  ],
  [
    'a card that is refused',
    { status: 200, body: { id: 'pi', status: 'requires_payment_method' } },
    'The payment was refused. Please use another card.',
  ],
])('AP-062 returns the message for %s, and the shopper can retry', async (what, refused, message) => {
  stubResponse = refused;
  const invoice = { invoice_number: what, lead_id: await aLead() };
  expect(await pay(invoice)).toMatchObject({ status: 422, body: { error: { fields: { payment_token: message } } } });
  stubResponse = { status: 200, body: { id: 'pi_2', status: 'succeeded' } };
  expect((await pay(invoice)).status).toBe(200);
});

it('AP-062 FO-088 a payment that the bank wants confirmed is paid when it is sent again, and charged once', async () => {
  stubResponse = { status: 200, body: { id: 'pi_5', status: 'requires_action', client_secret: 'pi_5_secret' } };
  const invoice = { lead_id: await aLead() };
  expect(await pay(invoice)).toMatchObject({
    status: 402,
    body: { error: { code: 'payment_unconfirmed', fields: { client_secret: 'pi_5_secret' } } },
  });
  const [{ form, headers } = { form: {}, headers: {} }] = requests;
  expect(form).toMatchObject({ confirm: 'true' });
  intents = [{ id: 'pi_5', status: 'succeeded', metadata: { forecourt_payment: headers['idempotency-key'] } }];
  expect(await pay(invoice)).toMatchObject({ status: 200 });
  expect(requests).toHaveLength(1);
});

it('AP-062 AP-002 a response without an outcome is upstream_failed; the repeat has the same idempotency key', async () => {
  stubResponse = { status: 500, body: {} };
  const invoice = { lead_id: await aLead() };
  expect(await pay(invoice)).toMatchObject({ status: 502, body: { error: { code: 'upstream_failed' } } });
  stubResponse = { status: 200, body: { id: 'pi_3', status: 'succeeded' } };
  expect((await pay(invoice)).status).toBe(200);
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key']);
});

it('AP-062 the test provider is named as such and accepts its own tokens only', async () => {
  const testPayments = createTestPayments();
  const charge = (token: string) => testPayments.charge({ amountCents: 1, token, description: '', idempotencyKey: token });
  expect(testPayments.name).toBe('test payments');
  expect(await charge('test-paid')).toEqual({ kind: 'paid', reference: expect.stringMatching(/^test-/) });
  expect(await charge('test-declined')).toEqual({ kind: 'refused', message: 'Your card was declined.' });
  expect(await charge('4111 1111 1111 1111')).toMatchObject({ kind: 'refused', message: expect.stringContaining('This is a test site') });
});

it('AP-062 without a provider in production nobody is charged', async () => {
  const outbox = { append: async () => {} };
  expect(integrationsFrom({}, { outbox, now: () => new Date(), isDemonstration: false }).payments).toBeNull();
  expect(httpPayments({ url: address(), key: 'k' }).name).toMatch(/^127\.0\.0\.1/);
});
