import { DATABASES } from '../../../testing/postgres';
import { HARBOUR_HOST, startTestApi, type TestApi } from '../../../testing/testApi';
import { createOutbox } from './outbox';

const MESSAGE = { tenant: 'harbour-motors', channel: 'sms', recipient: '+61412345678', subject: 'Sign in', body: 'Your code is <b>123456</b>' };

describe.each(DATABASES)('outbox on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: await open(), isProduction: false });
    await createOutbox(api.database).append(MESSAGE);
    await createOutbox(api.database).append({ ...MESSAGE, tenant: 'river-motors', subject: 'Another' });
  });
  afterAll(() => api.close());

  it('PL-036 displays what a development site would have sent, newest first, as text', async () => {
    const page = await api.app.inject({ url: '/dev/outbox' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Your code is &lt;b&gt;123456&lt;/b&gt;');
    expect(page.body).not.toContain('<b>');
    expect(page.body.indexOf('Another')).toBeLessThan(page.body.indexOf('Sign in'));
  });

  it('PL-036 responds with JSON too, filtered by tenant', async () => {
    const response = await api.app.inject({ url: '/dev/outbox?tenant=harbour-motors', headers: { accept: 'application/json' } });
    expect(response.json()).toEqual({ messages: [{ ...MESSAGE, id: expect.any(Number), created_at: expect.stringMatching(/^\d{4}-.*Z$/) }] });
  });
});

it('PL-045 a production site has no outbox', async () => {
  const api = await startTestApi({ isProduction: true });
  expect((await api.app.inject({ url: '/dev/outbox', headers: { host: HARBOUR_HOST } })).statusCode).toBe(404);
  await api.close();
});
