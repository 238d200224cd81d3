import { aSite } from '@forecourt/shared-contracts/testing';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { openTestPostgres } from '../../../../testing/postgres';
import { integrationsFrom } from '../../../app/integrations';

const PAYMENTS = { PAYMENTS_URL: 'http://127.0.0.1:9/v1/payment_intents', PAYMENTS_KEY: 'sk_secret' };

let api: TestApi | null = null;
afterEach(async () => {
  await api?.close();
});

async function kindsOf(environment: Record<string, string>, isDemonstration: boolean): Promise<unknown[]> {
  const outbox = { append: async () => {} };
  const { app } = (api = await startTestApi({
    database: await openTestPostgres(),
    tenants: tenantsOf(aSite({ slug: 'harbour-motors', payment_key: 'pk_test_1' }), aSite({ id: 2, slug: 'river-motors' })),
    integrations: integrationsFrom(environment, { outbox, now: () => new Date(), isDemonstration }),
  }));
  const kindAt = async (host: string) => (await app.inject({ url: '/api/payment-fields', headers: { host } })).json() as unknown;
  return [await kindAt(HARBOUR_HOST), await kindAt(RIVER_HOST)];
}

it.each([
  ['a real provider takes cards where the site has its key', PAYMENTS, false, ['stripe', 'none']],
  ['a demonstration takes test cards', {}, true, ['test', 'test']],
  ['without a provider nobody pays', {}, false, ['none', 'none']],
] as const)('FO-088 %s', async (_what, environment, isDemonstration, kinds) => {
  expect(await kindsOf(environment, isDemonstration)).toEqual(kinds.map((kind) => ({ kind })));
});
