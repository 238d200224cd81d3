import { startTestApi, type TestApi } from '../../../testing/testApi';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
  requestBody?: {
    content: Record<string, { schema: { oneOf?: { required: string[]; properties: Record<string, { enum?: string[] }> }[] } }>;
  };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await startTestApi();
  document = (await api.app.inject('/api/openapi.json')).json() as Document;
});
afterAll(() => api.close());

/** Fastify's '/cars/:slug' as OpenAPI writes it; a HEAD comes with every GET and is not written down. */
const described = () =>
  api.app.apiRoutes.flatMap(({ method, url, schema }) =>
    [method]
      .flat()
      .filter((each) => each !== 'HEAD')
      .map((each) => ({
        key: `${each} ${url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{*}')}`,
        parameters: [...url.matchAll(/:(\w+)|(\*)/g)].map(([, name, rest]) => name ?? (rest as string)),
        schema: (schema ?? {}) as {
          summary?: string;
          response?: Record<string, unknown>;
          params?: unknown;
          body?: unknown;
          hide?: boolean;
        },
      })),
  );

it('AP-001 every route has a schema with a summary and its responses', () => {
  const bare = described().filter(({ schema }) => !schema.hide && (!schema.summary || Object.keys(schema.response ?? {}).length === 0));
  expect(bare.map(({ key }) => key)).toEqual([]);
});

it('AP-001 every parameter of an address has a schema', () => {
  const bare = described().filter(({ parameters, schema }) => parameters.length > 0 && schema.params === undefined && !schema.hide);
  expect(bare.map(({ key }) => key)).toEqual([]);
});

/** Schemas below a value that have a pattern and no words for it. */
function wordless(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' && !('patternErrorMessage' in value) ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(wordless)];
}

it('AP-001 every pattern of a request has words for what it wants', () => {
  expect(
    described().flatMap(({ key, schema: { response: _response, ...request } }) => wordless(request).map((each) => [key, each])),
  ).toEqual([]);
});

it('AP-001 AP-044 the body of POST /api/leads is a lead, or one of the six steps of a valuation', () => {
  const { requestBody } = document.paths['/api/leads']?.post ?? {};
  const { oneOf = [] } = requestBody?.content['application/json']?.schema ?? {};
  expect(oneOf.map(({ required }) => required)).toEqual([
    ['name', 'last_name', 'email', 'phone', 'postcode', 'category', 'url'],
    ['rego', 'regoState', 'step'],
    ['year', 'make', 'model', 'step'],
    ['lead_id', 'kms', 'step'],
    ['lead_id', 'step'],
    ['lead_id', 'name', 'email', 'phone', 'step'],
    ['lead_id', 'offer_accepted', 'step'],
  ]);
  expect(oneOf.map(({ properties }) => properties.step?.enum)).toEqual([
    undefined,
    ...['rego', 'details', 'vehicle', 'answers', 'contact', 'accept'].map((step) => [step]),
  ]);
});

it('AP-001 the OpenAPI document at /api/openapi.json lists exactly the registered routes', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const written = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const there = described().filter(({ schema }) => !schema.hide);
  expect(written.toSorted()).toEqual([...new Set(there.map(({ key }) => key))].toSorted());
});

it('AP-001 the document gives each operation a summary and responses, and contains what the spec requires', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.filter(({ summary, responses }) => !summary || Object.keys(responses).length === 0)).toEqual([]);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/sitemap.xml',
      ...[
        'locations',
        'special-hours',
        'offers',
        'offers/{id}',
        'models',
        'models/{slug}',
        'model-menu',
        'reviews',
        'gmb-profiles',
        'promo-cards',
      ].map((path) => `/api/${path}`),
      ...['blog', 'blog/{slug}', 'pages/{*}', 'cars', 'cars/{slug}', 'leads', 'events', 'phone-reveals'].map((path) => `/api/${path}`),
      '/1/indexes/{index}/queries',
    ]),
  );
});
