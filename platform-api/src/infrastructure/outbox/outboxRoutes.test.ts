import { request } from 'node:http';
import { DATABASES } from '../../../testing/postgres';
import { startTestApi, type TestApi } from '../../../testing/testApi';
import { createOutbox } from './outbox';

const MESSAGE = {
  tenant: 'harbour-motors',
  channel: 'sms',
  recipient: '+61412345678',
  subject: 'Sign in',
  body: 'Your code is <b>123456</b>',
};

describe.each(DATABASES)('outbox on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: await open() });
    await createOutbox(api.database).append(MESSAGE);
    await createOutbox(api.database).append({ ...MESSAGE, tenant: 'river-motors', subject: 'Another', html: '<p class="x">Hello</p>' });
  });
  afterAll(() => api.close());

  it('PL-036 displays what a demonstration would have sent, newest first, as text', async () => {
    const page = await api.app.inject({ url: '/dev/outbox' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Your code is &lt;b&gt;123456&lt;/b&gt;');
    expect(page.body).not.toContain('<b>');
    expect(page.body).toContain('<iframe sandbox title="Another" srcdoc="&lt;p class=&quot;x&quot;&gt;Hello&lt;/p&gt;"');
    expect(page.body.indexOf('Another')).toBeLessThan(page.body.indexOf('Sign in'));
  });

  it('PL-036 responds with JSON too, filtered by tenant', async () => {
    const response = await api.app.inject({ url: '/dev/outbox?tenant=harbour-motors', headers: { accept: 'application/json' } });
    expect(response.json()).toEqual({
      messages: [{ ...MESSAGE, html: null, id: expect.any(Number), created_at: expect.stringMatching(/^\d{4}-.*Z$/) }],
    });
  });
});

describe('PL-081 who may read the outbox', () => {
  let api: TestApi;
  let address: string;
  beforeAll(async () => {
    api = await startTestApi();
    address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => api.close());
  const statusFor = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(address);
      request(
        {
          host: '127.0.0.1',
          port,
          path: '/dev/outbox',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)])),
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });

  it.each([
    [{ host: '127.0.0.1:PORT' }, 200],
    [{ host: 'localhost:PORT' }, 200],
    [{ host: 'localhost' }, 404],
    [{ host: 'localhost.evil.example:PORT' }, 404],
    [{ host: 'evil.example:PORT' }, 404],
    [{ host: 'harbour-motors.localhost:PORT' }, 404],
    [{ host: '127.0.0.1:PORT', 'x-forwarded-for': '198.51.100.7' }, 404],
  ])('PL-081 a request with %j gets %i', async (headers, status) => {
    expect(await statusFor(headers as Record<string, string>)).toBe(status);
  });
});

it('PL-081 a site that is no demonstration has no outbox', async () => {
  const api = await startTestApi({ isDemonstration: false });
  expect((await api.app.inject('/dev/outbox')).statusCode).toBe(404);
  await api.close();
});
