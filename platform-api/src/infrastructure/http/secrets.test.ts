import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { aCar } from '@forecourt/shared-contracts/testing';
import { createCarRepository } from '../../contexts/vehicles';
import { startPlatformApi, type RunningPlatformApi } from '../../app/startPlatformApi';
import { HARBOUR, HARBOUR_HOST, tenantsOf } from '../../../testing/testApi';
import { openTestPostgres } from '../../../testing/postgres';
import { operationsOf } from '../../../testing/requestGenerator';

/** Settings of a site that only its operator may know; each is planted with a word that can be found again. */
const PLANTED = {
  SMS_URL: 'https://sms.example/canary-sms-address',
  SMS_TOKEN: 'canary-sms-token',
  PAYMENTS_URL: 'https://payments.example/canary-payments-address',
  PAYMENTS_KEY: 'canary-payments-key',
  QUOTES_URL: 'https://quotes.example/canary-quotes-address',
  QUOTES_TOKEN: 'canary-quotes-token',
  MAPS_URL: 'https://maps.example/canary-maps-address',
  MAPS_KEY: 'canary-maps-key',
  SIGN_IN_SECRET: 'canary-sign-in-secret',
  FORECOURT_DEMO: '1',
  METRICS_TOKEN: 'canary-metrics-token',
} as const;

const SECRETS = [
  /canary-/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /postgres(?:ql)?:\/\/[^\s"']*:[^\s"']*@/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bsk_(?:live|test)_\w+/,
  /https?:\/\/[^\s"'/:@]+:[^\s"'/@]+@/,
];
const secretsIn = (text: string) => SECRETS.filter((secret) => secret.test(text)).map(String);

let log = '';
let dataDir: string;
let api: RunningPlatformApi;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'forecourt-secrets-'));
  const database = await openTestPostgres();
  await createCarRepository(database).save(HARBOUR.slug, [{ car: aCar({ id: 1, slug: 'car-1' }), feedKey: '1', source: 'feed' }]);
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  api = await startPlatformApi({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    database,
    tenants: tenantsOf(HARBOUR),
    environment: PLANTED,
    logger: { level: 'trace', stream },
  });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('PL-049 the search for secrets finds a planted one', () => {
  expect(secretsIn(`{"key":"${PLANTED.MAPS_KEY}"}`)).toHaveLength(1);
  expect(secretsIn('postgres://user:word@db/x')).not.toEqual([]);
  expect(secretsIn('https://www.example.com/a:b@c')).toEqual([]);
});

it('PL-049 AP-005 no response and no log line of any route contains a secret of the environment', async () => {
  const known: Readonly<Record<string, string>> = {
    slug: 'car-1',
    id: '1',
    index: 'Car_production',
    transform: 'w_64',
    '*': `cars/${HARBOUR.slug}/1/side.webp`,
    postal_code: '6000',
    country: 'AU',
    location_id: '11',
    from: '2026-03-02',
    to: '2026-03-03',
  };
  const operations = operationsOf(api.app.swagger() as never);
  const leaks: string[] = [];
  for (const { method, path: pattern, parameters } of operations) {
    const query = parameters.filter((each) => each.in === 'query' && known[each.name]).map(({ name }) => `${name}=${known[name]}`);
    const url = `${pattern.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => known[name] ?? 'x')}?${query.join('&')}`;
    const headers = {
      host: HARBOUR_HOST,
      'x-algolia-api-key': HARBOUR.search_key,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    };
    const response = await api.app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(method !== 'GET' && { payload: { phone: '0412345678', requests: [] } }),
    });
    if (secretsIn(JSON.stringify(response.headers) + response.body).length > 0) leaks.push(`${method} ${url}`);
  }
  expect(operations.length).toBeGreaterThan(30);
  expect(leaks).toEqual([]);
  expect(secretsIn(log)).toEqual([]);
});
