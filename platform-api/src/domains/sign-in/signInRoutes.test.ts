import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storedMessages, lastCode, signIn } from '../../../testing/signIn';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../testing/testApi';
import { DATABASES } from '../../../testing/postgres';
import { integrationsFrom } from '../../app/integrations';
import { httpSmsSender } from './httpSmsSender';

const START = new Date('2026-03-02T09:00:00Z');
let now = START;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let api: TestApi;
let nextNumber = 10_000_000;
/** Each test has a number of its own, so that none meets another's limits. */
const aMobile = () => `04${(nextNumber += 1)}`;

const post = (url: string, payload: object, { host = HARBOUR_HOST, cookie = '', address = '203.0.113.1' } = {}) =>
  api.app.inject({ method: 'POST', url, headers: { host, cookie, 'x-forwarded-for': address }, payload });
const requestCode = (phone: string, host = HARBOUR_HOST) => post('/api/sign-in/code', { phone }, { host });
const verify = (phone: string, code: string, options: { host?: string; cookie?: string; address?: string } = {}) =>
  post('/api/sign-in/verify', { phone, code }, { address: `2001:db8::${phone.slice(-4)}`, ...options });
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const fieldsOf = (response: { json(): unknown }) => (response.json() as { error: { fields: object } }).error.fields;
const session = async (cookie: string, host = HARBOUR_HOST) =>
  (await api.app.inject({ url: '/api/session', headers: { host, cookie } })).json() as { user: object | null };

describe.each(DATABASES)('sign-in on $name', ({ open }) => {
  beforeAll(async () => {
    api = await startTestApi({ database: await open(), now: () => now });
  });
  afterAll(() => api.close());

  it('AP-057 AP-058 PL-045 a code of six digits by SMS signs in once, with a cookie for this host alone', async () => {
    const phone = aMobile();
    const sent = await requestCode(`${phone.slice(0, 4)} ${phone.slice(4)}`);
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    const [message] = await storedMessages(api);
    const code = await lastCode(api);
    expect(message).toMatchObject({ tenant: 'harbour-motors', recipient: `+61${phone.slice(1)}` });
    expect(message?.body).toBe(
      `${code} is your Harbour Motors sign-in code. It is good for 5 minutes.\n\n@harbour-motors.example #${code}`,
    );

    const response = await verify(phone, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([response.statusCode, response.json()]).toEqual([200, { user: { id: expect.any(Number), phone: `+61${phone.slice(1)}` } }]);
    expect(response.cookies).toEqual([
      {
        name: '__Host-forecourt_session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 2_592_000,
      },
    ]);
    expect(fieldsOf(await verify(phone, code))).toEqual({ code: 'That code has expired. Please request a new one.' });
  });

  it('PL-045 responds the same for a registered and an unregistered number', async () => {
    const known = aMobile();
    await signIn(api, known, HARBOUR_HOST);
    later(31);
    const [first, second] = [await requestCode(known), await requestCode(aMobile())];
    const seen = ({ statusCode, body, headers: { date: _date, 'x-request-id': _id, ...headers } }: typeof first) => ({
      statusCode,
      body,
      headers,
    });
    expect(seen(first)).toEqual(seen(second));
    expect(fieldsOf(await verify(aMobile(), '123456'))).toEqual({ code: 'That code is not correct.' });
  });

  it.each(['08 9555 1234', '1300 555 123', '+64 21 555 123', '+1 415 555 2671', '04123', 'Annabel'])(
    'PL-045 sends to Australian mobiles only, not to %s',
    async (phone) => {
      expect(fieldsOf(await requestCode(phone))).toEqual({ phone: 'Please enter a valid Australian mobile number.' });
    },
  );

  it('AP-057 PL-045 creates one code per 30 seconds, three per 10 minutes and six a day, on all sites together', async () => {
    const phone = aMobile();
    const sent = async () => (await storedMessages(api)).filter(({ recipient }) => recipient.endsWith(phone.slice(1))).length;
    expect((await requestCode(phone)).statusCode).toBe(204);
    const soon = await requestCode(phone, RIVER_HOST);
    expect([soon.statusCode, soon.headers['retry-after'], soon.json()]).toEqual([
      429,
      '30',
      { error: { code: 'too_many_requests', message: 'Too many requests. Please try again later.' } },
    ]);
    later(30);
    expect((await requestCode(phone)).statusCode).toBe(204);
    later(30);
    expect((await requestCode(phone)).statusCode).toBe(204);
    later(30);
    expect([(await requestCode(phone)).headers['retry-after'], await sent()]).toEqual(['510', 3]);
    for (let each = 0; each < 3; each += 1) {
      later(600);
      expect((await requestCode(phone)).statusCode).toBe(204);
    }
    later(600);
    expect([(await requestCode(phone)).statusCode, await sent()]).toEqual([429, 6]);
    later(24 * 3600);
    expect((await requestCode(phone)).statusCode).toBe(204);
  });

  it('PL-045 of many simultaneous requests one sends a code', async () => {
    const phone = aMobile();
    const responses = await Promise.all(Array.from({ length: 8 }, () => requestCode(phone)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array.from({ length: 7 }, () => 429)]);
  });

  it('AP-058 PL-045 a code is invalid after five attempts, even when correct; a new one works', async () => {
    const phone = aMobile();
    await requestCode(phone);
    const code = await lastCode(api);
    for (let tries = 1; tries <= 4; tries += 1)
      expect(fieldsOf(await verify(phone, other(code)))).toEqual({ code: 'That code is not correct.' });
    expect(fieldsOf(await verify(phone, other(code)))).toEqual({ code: 'Too many attempts. Please request a new code.' });
    expect((await verify(phone, code)).statusCode).toBe(422);
    later(30);
    await requestCode(phone);
    expect((await verify(phone, await lastCode(api))).statusCode).toBe(200);
  });

  it('PL-045 AP-058 counts simultaneous guesses one by one', async () => {
    const phone = aMobile();
    await requestCode(phone);
    const code = await lastCode(api);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_none, index) => verify(phone, other(code), { address: `198.51.100.${index}` })),
    );
    expect(guesses.filter((response) => (fieldsOf(response) as { code: string }).code === 'That code is not correct.')).toHaveLength(4);
    expect((await verify(phone, code)).statusCode).toBe(422);
  });

  it('PL-045 of many simultaneous correct codes one signs in', async () => {
    const phone = aMobile();
    await requestCode(phone);
    const code = await lastCode(api);
    const responses = await Promise.all(Array.from({ length: 6 }, () => verify(phone, code)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('PL-045 counts failures across codes: after ten the number is blocked for a day', async () => {
    const phone = aMobile();
    for (let codes = 0; codes < 2; codes += 1) {
      await requestCode(phone);
      const code = await lastCode(api);
      for (let tries = 0; tries < 5; tries += 1) await verify(phone, other(code));
      later(600);
    }
    expect((await requestCode(phone)).statusCode).toBe(429);
    later(24 * 3600);
    expect((await requestCode(phone)).statusCode).toBe(204);
  });

  it('PL-046 limits the attempts of one address across numbers', async () => {
    const tries = [];
    for (let each = 0; each < 31; each += 1) tries.push((await verify(aMobile(), '123456', { address: '203.0.113.66' })).statusCode);
    expect(tries).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
  });

  it('AP-057 a code is valid for five minutes, and a new one invalidates it', async () => {
    const phone = aMobile();
    await requestCode(phone);
    const first = await lastCode(api);
    later(31);
    await requestCode(phone);
    const second = await lastCode(api);
    expect((await verify(phone, first === second ? other(second) : first)).statusCode).toBe(422);
    later(5 * 60);
    expect(fieldsOf(await verify(phone, second))).toEqual({ code: 'That code has expired. Please request a new one.' });
  });

  it('PL-045 AP-005 stores codes, their phone numbers and session tokens as hashes only', async () => {
    const phone = aMobile();
    await requestCode(phone);
    const code = await lastCode(api);
    const cookie = await verify(phone, code).then((response) => response.cookies[0]?.value as string);
    const rows = await api.database.query<{ row: string }>(
      `select to_jsonb(sign_in_codes)::text as row from sign_in_codes union all select to_jsonb(sessions)::text from sessions`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toContain(phone.slice(1));
    expect(stored).not.toContain(cookie);
    expect(stored).not.toMatch(new RegExp(`"${code}"`));
  });

  it('PL-043 a code and a session of one site are not valid on another', async () => {
    const phone = aMobile();
    await requestCode(phone);
    const code = await lastCode(api);
    expect((await verify(phone, code, { host: RIVER_HOST })).statusCode).toBe(422);
    const cookie = (await verify(phone, code)).cookies.map(({ name, value }) => `${name}=${value}`).join('');
    expect(await session(cookie)).toMatchObject({ user: { phone: `+61${phone.slice(1)}` } });
    expect(await session(cookie, RIVER_HOST)).toEqual({ user: null });
  });

  it('AP-059 returns the signed-in user for 30 days or until the sign-out', async () => {
    const phone = aMobile();
    const cookie = await signIn(api, phone, HARBOUR_HOST);
    expect(await session('')).toEqual({ user: null });
    expect(await session('__Host-forecourt_session=made-up')).toEqual({ user: null });
    expect(await session(cookie)).toEqual({ user: { id: expect.any(Number), phone: `+61${phone.slice(1)}` } });

    const out = await api.app.inject({ method: 'DELETE', url: '/api/session', headers: { host: HARBOUR_HOST, cookie } });
    expect([out.statusCode, out.cookies[0]]).toMatchObject([
      204,
      { name: '__Host-forecourt_session', value: '', httpOnly: true, secure: true },
    ]);
    expect(await session(cookie)).toEqual({ user: null });

    later(31);
    const next = await signIn(api, phone, HARBOUR_HOST);
    later(30 * 86_400 - 60);
    expect((await session(next)).user).not.toBeNull();
    later(61);
    expect(await session(next)).toEqual({ user: null });
  });

  it('PL-045 signing in again starts a new session and ends the previous one', async () => {
    const phone = aMobile();
    const first = await signIn(api, phone, HARBOUR_HOST);
    later(31);
    await requestCode(phone);
    const second = (await verify(phone, await lastCode(api), { cookie: first })).cookies
      .map(({ name, value }) => `${name}=${value}`)
      .join('');
    expect(second).not.toBe(first);
    expect(await session(first)).toEqual({ user: null });
    expect((await session(second)).user).not.toBeNull();
  });
});

describe('SMS provider', () => {
  let provider: Server;
  let received: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let status = 202;
  const url = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`;
  const sources = { outbox: { append: async () => {} }, now: () => now, isDemonstration: true };

  beforeAll(async () => {
    provider = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body: JSON.parse(text) });
        if (status > 0) response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const settings = { SMS_URL: url(), SMS_TOKEN: 'secret', SMS_TEMPLATE: '{"message":{"recipients":["{to}"],"content":"{text}"}}' };
    api = await startTestApi({ now: () => now, integrations: integrationsFrom(settings, sources) });
  });
  afterAll(async () => {
    await api.close();
    provider.closeAllConnections();
    provider.close();
  });
  beforeEach(() => {
    received = [];
    status = 202;
  });

  it('AP-057 sends through the configured provider, with its token and body', async () => {
    expect((await requestCode('0412 345 678')).statusCode).toBe(204);
    const [call] = received;
    expect(call?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
    expect(call?.body).toEqual({
      message: { recipients: ['+61412345678'], content: expect.stringMatching(/^\d{6} is your Harbour Motors sign-in code/) },
    });
  });

  it('AP-057 AP-002 reports a failure of the provider, and the visitor can retry at once', async () => {
    status = 500;
    const failed = await requestCode('0412 345 679');
    expect([failed.statusCode, failed.json()]).toEqual([
      502,
      { error: { code: 'upstream_failed', message: 'A partner service did not answer. Please try again.' } },
    ]);
    status = 200;
    expect((await requestCode('0412 345 679')).statusCode).toBe(204);
  });

  it('AP-002 a timeout of the provider is a failure', async () => {
    status = 0;
    const sender = httpSmsSender({ url: url(), token: 'secret', timeoutMs: 50 });
    await expect(sender.send({ tenant: 'a', to: '+61412345678', text: 'x' })).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('AP-005 rejects a provider with a URL and no key at the start', () => {
    expect(() => integrationsFrom({ SMS_URL: url() }, sources)).toThrow('SMS_URL and SMS_TOKEN belong together');
  });
});

it('AP-057 PL-081 a site without a provider of text messages signs nobody in, and has no outbox', async () => {
  api = await startTestApi({ isDemonstration: false });
  const response = await requestCode('0412 345 678');
  expect([response.statusCode, response.json()]).toMatchObject([502, { error: { code: 'upstream_failed' } }]);
  expect((await api.app.inject({ url: '/dev/outbox', headers: { host: HARBOUR_HOST } })).statusCode).toBe(404);
  await api.close();
});

it('PL-081 a site on plain HTTP has a cookie that a browser accepts there', async () => {
  const site = { ...HARBOUR, url: 'http://harbour-motors.localhost:3000' };
  api = await startTestApi({ tenants: tenantsOf(site) });
  const phone = aMobile();
  await requestCode(phone);
  const { cookies } = await verify(phone, await lastCode(api));
  expect(cookies).toMatchObject([{ name: 'forecourt_session', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  expect(cookies[0]).not.toHaveProperty('secure');
  await api.close();
});
