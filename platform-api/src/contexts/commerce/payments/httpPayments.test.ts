import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpPayments } from './httpPayments';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  key: string | string[] | undefined;
  form: Record<string, string>;
}

let seen: Seen[] = [];
let responses: { status: number; body: object }[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, key: headers['idempotency-key'], form: Object.fromEntries(new URLSearchParams(text)) });
      const { status, body } = responses.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  responses = [];
});

const provider = () =>
  httpPayments({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/payment_intents`, key: 'secret' });
const REFUND = { reference: 'pi_1', amountCents: 20_000, idempotencyKey: 'k-refund' };
const SINCE = new Date('2026-03-02T09:00:00Z');

it('FO-121 returns a payment at the address of refunds, with a key of its own', async () => {
  responses = [{ status: 200, body: { id: 're_1', status: 'succeeded' } }];
  expect(await provider().refund(REFUND)).toEqual({ kind: 'refunded', reference: 're_1' });
  expect(seen).toEqual([{ method: 'POST', url: '/v1/refunds', key: 'k-refund', form: { payment_intent: 'pi_1', amount: '20000' } }]);
});

it.each([
  ['a bank that takes a day', { status: 200, body: { id: 're_1', status: 'pending' } }, { kind: 'refunded', reference: 're_1' }],
  [
    'a payment that was returned before',
    { status: 400, body: { error: { code: 'charge_already_refunded', message: 'Charge pi_1 has already been refunded.' } } },
    { kind: 'refunded', reference: 'pi_1' },
  ],
  [
    'a payment that cannot be returned',
    { status: 400, body: { error: { code: 'charge_disputed', message: 'Charge has been charged back.' } } },
    { kind: 'refused', reason: 'Charge has been charged back.' },
  ],
  ['a failed refund', { status: 200, body: { id: 're_1', status: 'failed' } }, { kind: 'refused', reason: expect.any(String) as string }],
])('FO-121 the refund of %s', async (_what, response, outcome) => {
  responses = [response];
  expect(await provider().refund(REFUND)).toEqual(outcome);
});

it('FO-121 a refund without an outcome rejects', async () => {
  responses = [{ status: 500, body: {} }];
  await expect(provider().refund(REFUND)).rejects.toMatchObject({ code: 'upstream_failed' });
});

it('FO-088 names the payment at the provider, and finds it again among many', async () => {
  responses = [{ status: 200, body: { id: 'pi_9', status: 'succeeded' } }];
  await provider().charge({ amountCents: 1, token: 'pm_1', description: 'd', idempotencyKey: 'k' });
  expect(seen[0]?.form).toMatchObject({ 'metadata[forecourt_payment]': 'k' });
  responses = [
    { status: 200, body: { data: [{ id: 'pi_1', status: 'succeeded', metadata: { forecourt_payment: 'other' } }], has_more: true } },
    { status: 200, body: { data: [{ id: 'pi_2', status: 'succeeded', metadata: { forecourt_payment: 'k' } }], has_more: false } },
  ];
  expect(await provider().find('k', SINCE)).toEqual({ kind: 'paid', reference: 'pi_2' });
  expect(seen.slice(1).map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/payment_intents?limit=100&created[gte]=1772442000',
    'GET /v1/payment_intents?limit=100&created[gte]=1772442000&starting_after=pi_1',
  ]);
});

it('FO-088 a payment that the provider has not got is null, and a provider that fails says nothing', async () => {
  responses = [{ status: 200, body: { data: [], has_more: false } }];
  expect(await provider().find('k', SINCE)).toBeNull();
  responses = [{ status: 503, body: {} }];
  await expect(provider().find('k', SINCE)).rejects.toMatchObject({ code: 'upstream_failed' });
});

it('FO-088 a payment that the bank wants confirmed has a secret for the browser, also when it is found again', async () => {
  const intent = { id: 'pi_3', status: 'requires_action', client_secret: 'pi_3_secret', metadata: { forecourt_payment: 'k' } };
  const unconfirmed = { kind: 'unconfirmed', reference: 'pi_3', clientSecret: 'pi_3_secret' };
  responses = [
    { status: 200, body: intent },
    { status: 200, body: { data: [intent], has_more: false } },
  ];
  expect(await provider().charge({ amountCents: 1, token: 'pm_1', description: 'd', idempotencyKey: 'k' })).toEqual(unconfirmed);
  expect(await provider().find('k', SINCE)).toEqual(unconfirmed);
});

it.each([
  ['is ended', [{ status: 200, body: { id: 'pi_3', status: 'canceled' } }], { kind: 'refused', message: expect.any(String) as string }],
  [
    'and was confirmed meanwhile is paid',
    [
      { status: 400, body: { error: { code: 'payment_intent_unexpected_state' } } },
      { status: 200, body: { id: 'pi_3', status: 'succeeded' } },
    ],
    { kind: 'paid', reference: 'pi_3' },
  ],
])('FO-088 a payment that nobody confirms %s', async (_what, given, outcome) => {
  responses = [...given];
  expect(await provider().abandon('pi_3')).toEqual(outcome);
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(
    ['POST /v1/payment_intents/pi_3/cancel', 'GET /v1/payment_intents/pi_3'].slice(0, given.length),
  );
});

it('FO-088 a payment whose end is unknown rejects', async () => {
  responses = [{ status: 500, body: {} }];
  await expect(provider().abandon('pi_3')).rejects.toMatchObject({ code: 'upstream_failed' });
});
