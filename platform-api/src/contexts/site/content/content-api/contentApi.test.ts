import sharp from 'sharp';
import { HARBOUR, HARBOUR_HOST, startTestApi, type TestApi } from '../../../../../testing/testApi';
import { openTokenService, type TokenService } from '../../../identity';

const NOW = new Date('2026-03-02T02:00:00Z');
let api: TestApi;
let tokens: TokenService;
let authorization: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
  tokens = openTokenService(api.database, () => NOW);
  const { text } = await tokens.create(HARBOUR.slug, { name: 'CMS', rights: ['content:read', 'content:write'], days: null });
  authorization = `Bearer ${text}`;
});
afterAll(() => api.close());

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';
const send = (method: Method, url: string, payload?: object | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({
    method,
    url: `/api/operator/v1/content${url}`,
    headers: { host: HARBOUR_HOST, authorization, ...headers },
    ...(payload && { payload }),
  });
const visit = (url: string) => api.app.inject({ url, headers: { host: HARBOUR_HOST } });
const OFFER = { name: 'Corolla from 4.9%', end_date: '2026-12-24' };

describe('PL-090 one item', () => {
  it('PL-090 is created, is on the site, is read, changed with its ETag, and removed', async () => {
    const created = await send('PUT', '/offer/corolla', OFFER);
    expect([created.statusCode, created.json()]).toEqual([201, { kind: 'offer', slug: 'corolla', id: 1, ...OFFER }]);
    expect(((await visit('/api/offers')).json() as { name: string }[]).map(({ name }) => name)).toEqual(['Corolla from 4.9%']);

    const read = await send('GET', '/offer/corolla');
    expect([read.json(), read.headers.etag]).toEqual([created.json(), created.headers.etag]);

    const changed = await send('PUT', '/offer/corolla', { ...OFFER, name: 'Corolla from 3.9%' }, { 'if-match': String(read.headers.etag) });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { kind: 'offer', slug: 'corolla', id: 1, ...OFFER, name: 'Corolla from 3.9%' },
    ]);
    expect(changed.headers.etag).not.toBe(read.headers.etag);

    expect((await send('DELETE', '/offer/corolla', undefined, { 'if-match': String(changed.headers.etag) })).statusCode).toBe(204);
    expect((await send('GET', '/offer/corolla')).statusCode).toBe(404);
    expect((await visit('/api/offers')).json()).toEqual([]);
  });

  it('PL-090 of two people who save at once the second learns of the first', async () => {
    await send('PUT', '/offer/both', OFFER);
    const etag = String((await send('GET', '/offer/both')).headers.etag);
    const save = (name: string) => send('PUT', '/offer/both', { ...OFFER, name }, { 'if-match': etag });
    const statuses = (await Promise.all([save('Ann'), save('Bo')])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 412]);
    expect((await save('Cy')).json()).toMatchObject({
      type: 'urn:forecourt:problem:changed',
      detail: 'The offer both was changed since it was read: read it again, apply the change, and send it with the new ETag.',
    });
  });

  it.each<[string, Method, Record<string, string>, number]>([
    ['changed without If-Match', 'PUT', {}, 428],
    ['removed without If-Match', 'DELETE', {}, 428],
    ['created where it must be new', 'PUT', { 'if-none-match': '*' }, 412],
    ['changed with an ETag of another item', 'PUT', { 'if-match': '"other"' }, 412],
    ['replaced whatever it is', 'PUT', { 'if-match': '*' }, 200],
  ])('PL-090 an item that exists and is %s', async (_what, method, headers, status) => {
    await send('DELETE', '/offer/there', undefined, { 'if-match': '*' });
    await send('PUT', '/offer/there', OFFER);
    const response = await send(method, '/offer/there', method === 'PUT' ? { ...OFFER, name: 'Other' } : undefined, headers);
    expect(response.statusCode).toBe(status);
  });

  it('PL-090 every mistake is listed at once by its place, and nothing is stored', async () => {
    const response = await send('PUT', '/offer/wrong', { nmae: 'Corolla', end_date: '2026-02-30', kind: 'article' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
    const { detail, errors } = response.json() as { detail: string; errors: { pointer: string; detail: string }[] };
    expect(detail).toBe('The offer wrong has a mistake; nothing was changed.');
    expect(errors).toEqual(
      expect.arrayContaining([
        { pointer: '/kind', detail: 'must be offer, as in the address' },
        { pointer: '/nmae', detail: expect.stringContaining('did you mean name?') as string },
      ]),
    );
    expect((await send('GET', '/offer/wrong')).statusCode).toBe(404);
  });

  it('PL-090 an article has Markdown, a page an address of several words; what could run in a browser is removed', async () => {
    const article = { title: 'Tyres', category: 'motoring-tips', published_at: '2026-03-01', markdown: '# Check\n<script>x()</script>' };
    expect((await send('PUT', '/article/tyres', article)).json()).toMatchObject({ slug: 'tyres', markdown: article.markdown });
    expect(((await visit('/api/blog/tyres')).json() as { html: string }).html.trim()).toBe('<h2>Check</h2>');
    const page = { title: 'Our yard', html: '<p onclick="x()">Come in.</p>' };
    expect((await send('PUT', '/page/pages/our-yard', page)).json()).toEqual({
      ...{ kind: 'page', slug: 'pages/our-yard', title: 'Our yard', html: '<p>Come in.</p>' },
    });
    expect((await send('PUT', '/page/neither', { title: 'Neither' })).json()).toMatchObject({
      errors: [{ pointer: '/markdown', detail: 'is missing: send it, or html' }],
    });
  });

  it('PL-090 an entry of the menu has a slug of its own, and that of its model', async () => {
    const entry = { name: 'Ranger', category: 'Utes', model_slug: 'ranger' };
    await send('PUT', '/model/ranger', { name: 'Ranger' });
    const created = (await send('PUT', '/model-menu/utes-ranger', entry)).json() as object;
    expect(created).toMatchObject({ kind: 'model-menu', slug: 'utes-ranger', ...entry });
    expect(((await visit('/api/model-menu')).json() as { slug: string }[]).map(({ slug }) => slug)).toEqual(['ranger']);
    expect((await send('PUT', '/model-menu/utes-ranger', created, { 'if-match': '*' })).json()).toEqual(created);
    await send('DELETE', '/model/ranger', undefined, { 'if-match': '*' });
  });

  it('PL-090 a dry run says what would be stored, and stores nothing', async () => {
    const tried = await send('PUT', '/offer/tried?dry_run=true', OFFER);
    expect([tried.statusCode, tried.json()]).toEqual([200, { kind: 'offer', slug: 'tried', ...OFFER }]);
    expect((await send('GET', '/offer/tried')).statusCode).toBe(404);
    await send('PUT', '/offer/stays', OFFER);
    expect((await send('DELETE', '/offer/stays?dry_run=true', undefined, { 'if-match': '*' })).statusCode).toBe(204);
    expect((await send('GET', '/offer/stays')).statusCode).toBe(200);
  });
});

describe('PL-090 many items', () => {
  it('PL-090 a list has drafts, in pages', async () => {
    for (const slug of ['one', 'three', 'two'])
      await send('PUT', `/model/${slug}`, { name: slug, status: 'available', draft: slug === 'two' });
    const first = (await send('GET', '?kind=model&limit=2')).json() as { items: { slug: string }[]; next: string };
    expect([first.items.map(({ slug }) => slug), first.next]).toEqual([['one', 'three'], 'three']);
    expect((await send('GET', '?kind=model&limit=2&after=three')).json()).toMatchObject({
      items: [{ slug: 'two', draft: true }],
      next: null,
    });
  });

  it('PL-090 an item with a mistake does not stop the others, unless strict; then nothing is removed either', async () => {
    const items = [
      { kind: 'product', slug: 'mat', name: 'Mat', price: 40 },
      { kind: 'product', slug: 'bar', name: 'Bar', price: -1 },
    ];
    const refused = [{ kind: 'product', slug: 'bar', errors: [{ pointer: '/price', detail: 'must not be less than 0' }] }];
    expect((await send('POST', '/batch', { items, strict: true })).statusCode).toBe(422);
    expect((await send('POST', '/batch', { items, dry_run: true })).json()).toMatchObject({
      dry_run: true,
      added: [{ slug: 'mat' }],
      refused,
    });
    expect((await send('GET', '?kind=product')).json()).toMatchObject({ items: [] });
    expect((await send('POST', '/batch', { items, prune: ['product'] })).json()).toMatchObject({
      added: [{ slug: 'mat' }],
      removed: [],
      refused,
    });
    expect((await send('POST', '/batch', { items: [items[0], items[0]], dry_run: true })).json()).toMatchObject({
      refused: [{ slug: 'mat', errors: [{ pointer: '', detail: 'is in this batch twice' }] }],
    });
    const unfit = { kind: 'offer', slug: 'summer', name: 'Summer', manufacturer: 'Frod', model: { name: 'Falcon', slug: 'falcon' } };
    expect((await send('POST', '/batch', { items: [unfit], dry_run: true })).json()).toMatchObject({
      added: [{ slug: 'summer' }],
      refused: [],
      misfits: [
        { ...{ kind: 'offer', slug: 'summer', pointer: '/manufacturer' }, detail: 'Frod is no make that is known; did you mean Ford?' },
        { pointer: '/model/slug', detail: 'falcon is no model of this site: the offer has no link to it' },
      ],
    });
    const entry = { kind: 'model-menu', slug: 'falcon', name: 'Falcon', category: 'Utes' };
    expect((await send('POST', '/batch', { items: [entry], dry_run: true })).json()).toMatchObject({
      misfits: [{ slug: 'falcon', pointer: '/model_slug' }],
    });
    const [good] = items;
    expect((await send('POST', '/batch', { items: [{ ...good, slug: 'net' }], prune: ['product'] })).json()).toMatchObject({
      added: [{ slug: 'net' }],
      removed: [{ kind: 'product', slug: 'mat' }],
      refused: [],
    });
  });
});

it('PL-090 a picture is stored, and its path is what an item holds', async () => {
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2266aa' } })
    .png()
    .toBuffer();
  const stored = await send('POST', '/pictures', bytes, { 'content-type': 'image/png' });
  expect([stored.statusCode, stored.json()]).toEqual([201, { path: expect.stringMatching(/^content\/[\da-f]{64}\.png$/) as string }]);
  const { path } = stored.json() as { path: string };
  expect((await send('PUT', '/offer/with-picture', { ...OFFER, image_url: path })).json()).toMatchObject({ image_url: path });
  expect((await visit(`/images/w_240,q_75/${path}`)).statusCode).toBe(200);
  const text = await send('POST', '/pictures', Buffer.from('no picture'), { 'content-type': 'image/png' });
  expect([text.statusCode, text.json()]).toEqual([
    422,
    expect.objectContaining({ detail: 'The picture is no picture in JPEG, PNG, WebP or AVIF.' }),
  ]);
});

it('PL-090 each change is recorded with its token and the names of its fields, in the transaction of the change', async () => {
  await send('PUT', '/review/7', { customer_name: 'Ann', text: 'Great.', rating: 5 });
  await send('PUT', '/review/7', { customer_name: 'Ann', text: 'Good.', rating: 4 }, { 'if-match': '*' });
  await send('PUT', '/review/7', { customer_name: 'Ann', text: 'Good.', rating: 9 }, { 'if-match': '*' });
  await send('DELETE', '/review/7', undefined, { 'if-match': '*' });
  const changes = (await tokens.changes(HARBOUR.slug, 500)).filter(({ target }) => target === 'review/7');
  expect(changes.map(({ action, fields }) => [action, fields.toSorted()])).toEqual([
    ['content.remove', []],
    ['content.change', ['rating', 'text']],
    ['content.create', []],
  ]);
  expect(authorization).toContain(changes[0]?.token);
  expect(await tokens.changes('river-motors', 500)).toEqual([]);
});
