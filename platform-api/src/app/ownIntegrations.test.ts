import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aSite } from '@forecourt/shared-contracts/testing';
import { openTestPostgres } from '../../testing/postgres';
import { signIn } from '../../testing/signIn';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../testing/testApi';
import { deliveryOf, type TenantServices } from '../contexts/enquiries';
import { createOutbox } from '../infrastructure/outbox/outbox';
import { secretsFrom } from '../infrastructure/secrets/secrets';
import { integrationsFrom } from './integrations';
import { ownIntegrationsFrom, requireOwnVariables } from './ownIntegrations';

/** A payment provider with accounts: each secret key sees its own payments alone. */
async function startAccounts() {
  const charged: { key: string; amount: string | null }[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const key = (request.headers.authorization ?? '').replace('Bearer ', '');
      if (request.method !== 'GET') charged.push({ key, amount: new URLSearchParams(text).get('amount') });
      const body = request.method === 'GET' ? { data: [], has_more: false } : { id: `pi_${charged.length}`, status: 'succeeded' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/payment_intents`,
    charged,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const site = (id: number, slug: string) => aSite({ id, slug, switches: { onlinePaymentEnabled: true } });

let accounts: Awaited<ReturnType<typeof startAccounts>>;
let api: TestApi;
const services: Record<string, TenantServices> = {};
const environment: Record<string, string> = {};
const unusable = new Set<string>();
beforeAll(async () => {
  accounts = await startAccounts();
  const database = await openTestPostgres();
  const source = {
    of: (tenant: string) => ({
      ...deliveryOf({}).of(tenant),
      services: services[tenant] ?? {},
      ...(unusable.has(tenant) && { isUnusable: true as const }),
    }),
  };
  api = await startTestApi({
    database,
    tenants: tenantsOf(site(1, 'harbour-motors'), site(2, 'river-motors')),
    integrations: integrationsFrom(
      { PAYMENTS_URL: accounts.url, PAYMENTS_KEY: 'of-the-deployment' },
      { outbox: createOutbox(database), now: () => new Date(), isDemonstration: true },
    ),
    ownIntegration: ownIntegrationsFrom({ source, secrets: secretsFrom(environment), environment }),
  });
});
afterAll(async () => {
  await api.close();
  await accounts.close();
});
beforeEach(() => {
  accounts.charged.length = 0;
  unusable.clear();
  for (const record of [services, environment]) for (const name of Object.keys(record)) delete record[name];
});

let visits = 0;
/** Pays an invoice on a site. */
async function pay(host: string): Promise<number> {
  const number = (visits += 1);
  const cookie = await signIn(api, `0412 000 ${String(100 + number)}`, host);
  const send = (url: string, payload: object) =>
    api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { host, cookie, 'idempotency-key': randomUUID(), 'x-forwarded-for': `2001:db8:${number}::1` },
    });
  const lead = await send('/api/leads', {
    ...{
      name: 'Ann',
      last_name: 'Lee',
      email: `payer${number}@example.com`,
      phone: `04${String(number).padStart(8, '0')}`,
      postcode: '6000',
    },
    ...{ category: 'Online Payment', message: 'Invoice INV-1', form_completed: false, fill_seconds: 20, url: 'http://x/online-payment' },
  });
  const { lead_id } = lead.json() as { lead_id: string };
  return (await send('/api/online-payments', { invoice_number: 'INV-1', amount: 100 + number, payment_token: 'pm_1', lead_id })).statusCode;
}
const own = (key: string): TenantServices => ({ payments: { url: accounts.url, key } });

it('PL-096 two dealers are paid into two accounts, a third into that of the deployment', async () => {
  Object.assign(environment, { STRIPE__HARBOUR_MOTORS: 'of-harbour' });
  services['harbour-motors'] = own('secret:stripe');
  expect([await pay(HARBOUR_HOST), await pay(RIVER_HOST)]).toEqual([200, 200]);
  expect(accounts.charged.map(({ key }) => key)).toEqual(['of-harbour', 'of-the-deployment']);
  services['river-motors'] = own('secret:stripe');
  Object.assign(environment, { STRIPE__RIVER_MOTORS: 'of-river' });
  expect(await pay(RIVER_HOST)).toBe(200);
  expect(accounts.charged.at(-1)?.key).toBe('of-river');
});

it('PL-096 variables with the tenant in their names are enough', async () => {
  Object.assign(environment, { PAYMENTS_URL__RIVER_MOTORS: accounts.url, PAYMENTS_KEY__RIVER_MOTORS: 'by-variables' });
  expect([await pay(HARBOUR_HOST), await pay(RIVER_HOST)]).toEqual([200, 200]);
  expect(accounts.charged.map(({ key }) => key)).toEqual(['of-the-deployment', 'by-variables']);
});

it('PL-096 a key with the tenant in its name is that of an account at the provider of the deployment', async () => {
  Object.assign(environment, { PAYMENTS_URL: accounts.url, PAYMENTS_KEY__RIVER_MOTORS: 'key-alone' });
  expect(await pay(RIVER_HOST)).toBe(200);
  expect(accounts.charged.map(({ key }) => key)).toEqual(['key-alone']);
});

it('PL-096 a variable that is set and empty is an account that is off', async () => {
  Object.assign(environment, { PAYMENTS_URL: accounts.url, PAYMENTS_KEY__RIVER_MOTORS: '' });
  expect(() => requireOwnVariables(environment)).not.toThrow();
  expect(await pay(RIVER_HOST)).toBe(502);
  expect(accounts.charged).toEqual([]);
});

it('PL-096 a delivery document that cannot be used leaves nobody’s account in its place', async () => {
  unusable.add('river-motors');
  expect(await pay(RIVER_HOST)).toBe(502);
  expect(accounts.charged).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'an address without its secret',
    { PAYMENTS_URL__RIVER_MOTORS: 'https://pay.example' },
    'PAYMENTS_URL__RIVER_MOTORS and PAYMENTS_KEY__RIVER_MOTORS belong together: set both or neither.',
  ],
  [
    'a secret without an address',
    { QUOTES_TOKEN__RIVER_MOTORS: 'x' },
    'QUOTES_URL__RIVER_MOTORS and QUOTES_TOKEN__RIVER_MOTORS belong together: set both or neither.',
  ],
  [
    'Twilio without a sender',
    { SMS_TOKEN__RIVER_MOTORS: 'x', SMS_URL: `https://api.twilio.com/2010-04-01/Accounts/AC${'0'.repeat(32)}/Messages.json` },
    'SMS_FROM is not set: it is the number, sender id or messaging service (MG…) from which Twilio sends.',
  ],
])('PL-096 %s ends the start with a sentence', (_what, variables, message) => {
  expect(() => requireOwnVariables(variables)).toThrow(message);
});

it('PL-096 an account whose secret is missing takes no payment, and nobody else’s account does', async () => {
  services['harbour-motors'] = own('secret:stripe');
  expect(await pay(HARBOUR_HOST)).toBe(502);
  expect(accounts.charged).toEqual([]);
  const fields = await api.app.inject({ url: '/api/payment-fields', headers: { host: HARBOUR_HOST } });
  expect(fields.json()).toEqual({ kind: 'none' });
});

it('PL-096 a new key of the same account is used at once', async () => {
  services['harbour-motors'] = own('secret:stripe');
  environment.STRIPE__HARBOUR_MOTORS = 'first';
  await pay(HARBOUR_HOST);
  environment.STRIPE__HARBOUR_MOTORS = 'second';
  await pay(HARBOUR_HOST);
  expect(accounts.charged.map(({ key }) => key)).toEqual(['first', 'second']);
});
