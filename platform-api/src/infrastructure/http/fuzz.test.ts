import { randomUUID } from 'node:crypto';
import { aCar, aLead, aSite } from '@forecourt/shared-contracts/testing';
import { seededRandom } from '../../../demo/random';
import { adminKey, searchAdminSecret } from '../../contexts/search';
import { signIn } from '../../../testing/signIn';
import { startTestApi, tenantsOf, type TestApi } from '../../../testing/testApi';
import { isFullRun, seedFrom } from '../../../testing/testScope';
import { createRequestGenerator, operationsOf, type KnownValues } from '../../../testing/requestGenerator';

const REQUESTS = isFullRun ? 45_000 : 1_000;
const AT_ONCE = 16;
const SEED = seedFrom('FUZZ_SEED');
const HOST = 'harbour-motors.localhost';
/** Operations whose honest work is heavy: images and documents. They get their share, but a small one. */
const HEAVY = /images|brochure/;

const site = aSite({
  id: 1,
  slug: 'harbour-motors',
  search_key: 'search-key',
  switches: {
    youxQuoteEnabled: true,
    reserveEnabled: true,
    onlinePaymentEnabled: true,
    spinToWinEnabled: true,
    saveValuationEnabled: true,
  },
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ tenants: tenantsOf(site) });
  await api.cars.save(
    site.slug,
    [1, 2, 3].map((id) => ({ car: aCar({ id, slug: `car-${id}` }), feedKey: String(id), source: 'feed' as const })),
  );
  await api.app.searchIndexes.sync();
});
afterAll(() => api.close());

it(
  `PL-046 AP-002 ${REQUESTS} random and mutated requests over all routes cause no 500 and no stack trace (FUZZ_SEED=${SEED})`,
  async () => {
    const random = seededRandom(SEED);
    const operations = operationsOf(api.app.swagger() as never);
    const phone = '0412345678';
    const cookie = await signIn(api, phone, HOST);
    const admin = adminKey(await searchAdminSecret(api.database), site.slug);
    const lead = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: HOST, 'idempotency-key': randomUUID() },
      payload: aLead(),
    });
    const known: KnownValues = {
      slug: ['car-1', 'car-2', 'unknown'],
      id: [1, 2, 15],
      car_id: [1, 2, null],
      index: ['Car_production', 'Car_production_price_asc', 'Model_production', 'Product_production', '*', 'Own', 'Missing'],
      indexName: ['Car_production', 'Missing'],
      facet: ['make', 'price', 'missing'],
      filters: ['price > 100', 'make:Toyota AND price 1 TO 5', 'make:"', 'NOT NOT x'],
      facetFilters: [['make:Toyota'], [['make:Toyota', 'make:Kia'], '-x'], 'x'],
      numericFilters: [['price>1'], 'price>', ['visible_until > 1']],
      facets: [['*'], ['make'], 'make'],
      query: ['toyota', '', 'café ', '"exact', '\u0000'],
      page: [0, 1, 2, 1e9],
      hitsPerPage: [0, 21, 1000],
      requests: [[{ indexName: 'Car_production', query: 'x' }], [{}], [null]],
      leadId: [(lead.json() as { lead_id: string }).lead_id, randomUUID()],
      lead_id: [(lead.json() as { lead_id: string }).lead_id, randomUUID()],
      phone: [phone, '+61412345678', '04'],
      phone_number: [phone, '+61400000000'],
      category: ['General Enquiry', 'buyer-advice'],
      step: ['rego', 'vehicle', 'answers', 'contact', 'accept'],
      transform: ['w_320,q_75', 'w_0', 'w_99999'],
      '*': ['cars/harbour-motors/1/side.webp', 'about-us', '../x'],
      postal_code: ['6000', '60'],
      location_id: [1, 999],
      from: ['2026-03-02', '2026-02-31'],
      to: ['2026-03-09', '1999-01-01'],
      name: ['Annabel'],
      email: ['annabel@example.com'],
      objectID: ['1', 'x'],
      part: ['cars', 'pages'],
    };
    const maker = createRequestGenerator(random, known);
    const weights = operations.map((operation) => [operation, HEAVY.test(operation.path) ? 0.05 : 1] as const);
    const requests = Array.from({ length: REQUESTS }, () => {
      const operation = random.pickWeighted(weights);
      const key: Record<string, string> = operation.path.startsWith('/1/')
        ? { 'x-algolia-api-key': random.pick([site.search_key, site.search_key, admin, 'wrong']) }
        : {};
      return maker.request(operation, {
        host: random.boolean(0.98) ? HOST : 'elsewhere.example',
        'idempotency-key': random.boolean(0.9) ? `00000000-0000-4000-8000-${random.letters('0123456789ab', 12)}` : 'x',
        ...(random.boolean(0.5) && { cookie }),
        ...key,
      });
    });

    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const sendOne = async (request: (typeof requests)[number]) => {
      const { statusCode, body } = await api.app.inject(request);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const isTrace =
        /\n\s+at [\w.<>]+ \(|node_modules|\.ts:\d+|error: syntax|pg_|relation "/.test(body) && !request.url?.toString().startsWith('/dev/');
      // A failed integration is a documented response, and so is a database that a busy machine lets respond late.
      const isLate = statusCode === 503 && body === '{"status":"not ready"}';
      const isFailure = statusCode >= 500 && !isLate && !body.includes('"upstream_failed"');
      if (isFailure || isTrace)
        faults.push(
          `${statusCode} ${request.method} ${JSON.stringify(request.url)} ${String(request.payload ?? '').slice(0, 300)} → ${body.slice(0, 200)}`,
        );
    };
    for (let start = 0; start < requests.length; start += AT_ONCE) await Promise.all(requests.slice(start, start + AT_ONCE).map(sendOne));

    expect(faults.slice(0, 20)).toEqual([]);
    // A majority of one status would mean that few handlers were reached.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
    expect(statuses.get(422) ?? 0).toBeGreaterThan(REQUESTS / 20);
    expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  },
  isFullRun ? 900_000 : 180_000,
);

it('AP-043 PL-048 SQL and HTML in every field of a lead are stored as the same text', async () => {
  const words = `Robert'); drop table leads; -- <b onmouseover="x()">"quoted" \\ $1 ${'%s'} \${7*7} 👋`;
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: HOST, 'idempotency-key': randomUUID() },
    payload: {
      ...aLead(),
      name: words.slice(0, 90),
      last_name: words.slice(0, 90),
      message: words,
      category: 'General Enquiry',
      subcategory: words,
      url: `http://${HOST}/?x=${words}`,
    },
  });
  expect(response.statusCode).toBe(201);
  const { lead_id: id } = response.json() as { lead_id: string };
  const [row] = await api.database.query<{ payload: Record<string, unknown> }>('select payload from leads where id = $1', [id]);
  expect(row?.payload).toMatchObject({ name: words.slice(0, 90), last_name: words.slice(0, 90), message: words, subcategory: words });
});
