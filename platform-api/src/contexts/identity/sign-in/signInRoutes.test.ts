import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { lastCode, openBrowser, signIn, storedMessages } from '../../../../testing/signIn';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { DATABASES } from '../../../../testing/postgres';
import { integrationsFrom } from '../../../app/integrations';
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
let nextAddress = 0;

/** A browser with an address of its own, so that none meets another's limits. */
const aBrowser = (host = HARBOUR_HOST) => openBrowser(api, host, `2001:db8::${(nextAddress += 1).toString(16)}`);
/** Sends a code without the cookies of a browser, or with chosen ones. */
const verifyWith = (cookie: string, phone: string, code: string, host = HARBOUR_HOST) =>
  api.app.inject({ method: 'POST', url: '/api/sign-in/verify', headers: { host, cookie }, payload: { phone, code } });
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const fieldsOf = (response: { json(): unknown }) => (response.json() as { error: { fields: object } }).error.fields;
const session = async (cookie: string, host = HARBOUR_HOST) =>
  (await api.app.inject({ url: '/api/session', headers: { host, cookie } })).json() as { user: object | null };
/** What a visitor can compare between two responses; a random device id is no difference. */
const visibleOf = ({ statusCode, body, headers: { date: _date, 'x-request-id': _id, ...headers } }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers: { ...headers, 'set-cookie': String(headers['set-cookie']).replace(/_device=[\w-]{22};/, '_device=random;') },
});

describe.each(DATABASES)('sign-in on $name', ({ open }) => {
  beforeAll(async () => {
    api = await startTestApi({ database: await open(), now: () => now });
  });
  afterAll(() => api.close());

  it('AP-057 AP-058 PL-045 a code of six digits by SMS signs in once, with a cookie for this host alone', async () => {
    const phone = aMobile();
    const browser = aBrowser();
    const sent = await browser.requestCode(`${phone.slice(0, 4)} ${phone.slice(4)}`);
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    const [message] = await storedMessages(api);
    const code = await lastCode(api);
    expect(message).toMatchObject({ tenant: 'harbour-motors', recipient: `+61${phone.slice(1)}` });
    expect(message?.body).toBe(
      `${code} is your Harbour Motors sign-in code. It is good for 5 minutes.\n\n@harbour-motors.example #${code}`,
    );

    const response = await browser.verify(phone, ` ${code.slice(0, 3)} ${code.slice(3)}`);
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
    expect(fieldsOf(await browser.verify(phone, code))).toEqual({ code: 'That code has expired. Please request a new one.' });
  });

  it('PL-045 AP-057 the first request of a code sets a random device id in a cookie for this host alone', async () => {
    const browser = aBrowser();
    const [first, second, elsewhere] = [
      await browser.requestCode(aMobile()),
      await browser.requestCode(aMobile()),
      await aBrowser().requestCode(aMobile()),
    ];
    expect(first.cookies).toEqual([
      {
        name: '__Host-forecourt_device',
        value: expect.stringMatching(/^[\w-]{22}$/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 34_560_000,
      },
    ]);
    expect(second.cookies).toEqual(first.cookies);
    expect(elsewhere.cookies[0]?.value).not.toBe(first.cookies[0]?.value);
  });

  it.each([
    ['empty text', ''],
    ['a short one', 'x'],
    ['a path', '../../../../etc/passwd'],
    ['one letter too many', 'a'.repeat(23)],
    ['a long one', 'a'.repeat(3000)],
    ['other letters', 'ä'.repeat(22)],
  ])('PL-045 AP-057 replaces a device id that is not valid: %s', async (_what, value) => {
    const browser = aBrowser();
    browser.cookies.set('__Host-forecourt_device', value);
    const { statusCode, cookies } = await browser.requestCode(aMobile());
    expect([statusCode, cookies[0]?.value]).toEqual([204, expect.stringMatching(/^[\w-]{22}$/)]);
  });

  it('PL-045 a device id alone signs nobody in', async () => {
    const phone = aMobile();
    const browser = aBrowser();
    await browser.requestCode(phone);
    await browser.verify(phone, await lastCode(api));
    browser.cookies.delete('__Host-forecourt_session');
    expect(await session(browser.cookieHeader())).toEqual({ user: null });
  });

  it('PL-045 responds the same for a registered and an unregistered number', async () => {
    const known = aMobile();
    await signIn(api, known, HARBOUR_HOST);
    const [registered, unregistered] = [aBrowser(), aBrowser()];
    later(30);
    expect(visibleOf(await registered.requestCode(known))).toEqual(visibleOf(await unregistered.requestCode(aMobile())));
    later(30);
    // Once more on the same devices, with a number that each has not used.
    expect(visibleOf(await unregistered.requestCode(known))).toEqual(visibleOf(await registered.requestCode(aMobile())));
  });

  it('PL-045 AP-058 without a device or a challenge, the response is the one to a wrong code', async () => {
    const phone = aMobile();
    const [browser, stranger] = [aBrowser(), aBrowser()];
    await browser.requestCode(phone);
    const code = await lastCode(api);
    const wrong = await browser.verify(phone, other(code));
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      {
        error: {
          code: 'validation_failed',
          message: 'Please fix the following errors:',
          fields: { code: 'That code is not correct.' },
        },
      },
    ]);
    expect(visibleOf(await verifyWith('', phone, code))).toEqual(visibleOf(wrong));
    expect(visibleOf(await verifyWith('__Host-forecourt_device=', phone, code))).toEqual(visibleOf(wrong));
    expect(visibleOf(await verifyWith('__Host-forecourt_device=AAAAAAAAAAAAAAAAAAAAAA', phone, code))).toEqual(visibleOf(wrong));
    await stranger.requestCode(aMobile());
    expect(visibleOf(await stranger.verify(phone, code))).toEqual(visibleOf(wrong));
    expect(visibleOf(await browser.verify(aMobile(), code))).toEqual(visibleOf(wrong));
    for (let tries = 0; tries < 6; tries += 1) await verifyWith('', phone, other(code));
    expect((await browser.verify(phone, code)).statusCode).toBe(200);
  });

  it.each(['08 9555 1234', '1300 555 123', '+64 21 555 123', '+1 415 555 2671', '04123', 'Annabel'])(
    'PL-045 sends to Australian mobiles only, not to %s',
    async (phone) => {
      expect(fieldsOf(await aBrowser().requestCode(phone))).toEqual({
        phone: 'We send codes to Australian mobile numbers only. Please check the number.',
      });
    },
  );

  it('PL-045 of many simultaneous correct codes one signs in', async () => {
    const phone = aMobile();
    const browser = aBrowser();
    await browser.requestCode(phone);
    const code = await lastCode(api);
    const responses = await Promise.all(Array.from({ length: 6 }, () => browser.verify(phone, code)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('PL-046 limits the attempts of one address across numbers and devices, and announces the wait', async () => {
    const tries = [];
    for (let each = 0; each < 30; each += 1) {
      const browser = openBrowser(api, HARBOUR_HOST, '203.0.113.66');
      tries.push((await browser.verify(aMobile(), '123456')).statusCode);
    }
    expect(tries).toEqual(Array.from({ length: 30 }, () => 422));
    const refused = await openBrowser(api, HARBOUR_HOST, '203.0.113.66').verify(aMobile(), '123456');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        error: {
          code: 'too_many_requests',
          message: 'Too many requests. Please try again later.',
          fields: { code: expect.stringMatching(/^Please try again in \d+ (second|minute)s?\.$/) },
        },
      },
    ]);
  });

  it('AP-057 PL-045 a code is valid for five minutes, and a new one replaces it', async () => {
    const phone = aMobile();
    const browser = aBrowser();
    await browser.requestCode(phone);
    const first = await lastCode(api);
    later(31);
    await browser.requestCode(phone);
    const second = await lastCode(api);
    expect((await browser.verify(phone, first === second ? other(second) : first)).statusCode).toBe(422);
    later(5 * 60);
    expect(fieldsOf(await browser.verify(phone, second))).toEqual({ code: 'That code has expired. Please request a new one.' });
    later(300);
    await browser.requestCode(phone);
    later(5 * 60 - 1);
    expect((await browser.verify(phone, await lastCode(api))).statusCode).toBe(200);
  });

  it('PL-045 AP-005 stores codes, their phone numbers, device ids and session tokens as hashes only', async () => {
    const phone = aMobile();
    const browser = aBrowser();
    await browser.requestCode(phone);
    const code = await lastCode(api);
    await browser.verify(phone, code);
    const rows = await api.database.query<{ row: string }>(
      `select to_jsonb(sign_in_codes)::text as row from sign_in_codes
       union all select to_jsonb(sign_in_devices)::text from sign_in_devices
       union all select to_jsonb(sessions)::text from sessions`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(browser.cookies.size).toBe(2);
    for (const value of browser.cookies.values()) expect(stored).not.toContain(value);
    expect(stored).not.toContain(phone.slice(1));
    expect(stored).not.toMatch(new RegExp(`"${code}"`));
  });

  it('PL-043 a code and a session of one site are not valid on another', async () => {
    const phone = aMobile();
    const browser = aBrowser();
    await browser.requestCode(phone);
    const code = await lastCode(api);
    expect((await verifyWith(browser.cookieHeader(), phone, code, RIVER_HOST)).statusCode).toBe(422);
    await browser.verify(phone, code);
    const cookie = browser.cookieHeader();
    expect(await session(cookie)).toMatchObject({ user: { phone: `+61${phone.slice(1)}` } });
    expect(await session(cookie, RIVER_HOST)).toEqual({ user: null });
  });

  it('PL-043 PL-045 a code of another site with the same device id does not replace the one of this site', async () => {
    const phone = aMobile();
    const [river, harbour] = [aBrowser(RIVER_HOST), aBrowser()];
    await river.requestCode(phone);
    const code = await lastCode(api);
    for (const [name, value] of river.cookies) harbour.cookies.set(name, value);
    later(30);
    expect((await harbour.requestCode(phone)).statusCode).toBe(204);
    expect((await river.verify(phone, code)).statusCode).toBe(200);
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
    const browser = aBrowser();
    const signInOnce = async () => {
      await browser.requestCode(phone);
      await browser.verify(phone, await lastCode(api));
      return `__Host-forecourt_session=${browser.cookies.get('__Host-forecourt_session')}`;
    };
    const first = await signInOnce();
    later(31);
    const second = await signInOnce();
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
    expect((await aBrowser().requestCode('0412 345 678')).statusCode).toBe(204);
    const [call] = received;
    expect(call?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
    expect(call?.body).toEqual({
      message: { recipients: ['+61412345678'], content: expect.stringMatching(/^\d{6} is your Harbour Motors sign-in code/) },
    });
  });

  it('AP-057 AP-002 PL-045 a code that the provider does not accept does not count: the visitor can retry at once', async () => {
    const phone = '0412 345 679';
    const browser = aBrowser();
    status = 500;
    const failed = await browser.requestCode(phone);
    expect([failed.statusCode, failed.json()]).toEqual([
      502,
      { error: { code: 'upstream_failed', message: 'A partner service did not answer. Please try again.' } },
    ]);
    for (let each = 0; each < 8; each += 1) await browser.requestCode(phone);
    for (let each = 0; each < 21; each += 1) await aBrowser().requestCode(phone);
    status = 200;
    expect((await browser.requestCode(phone)).statusCode).toBe(204);
  });

  it('AP-057 a code that could not be replaced stays valid', async () => {
    const phone = '0412 345 680';
    const browser = aBrowser();
    await browser.requestCode(phone);
    const [message] = received.map(({ body }) => (body as { message: { content: string } }).message.content);
    later(30);
    status = 500;
    expect((await browser.requestCode(phone)).statusCode).toBe(502);
    expect((await browser.verify(phone, message?.slice(0, 6) ?? '')).statusCode).toBe(200);
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
  const response = await aBrowser().requestCode('0412 345 678');
  expect([response.statusCode, response.json()]).toMatchObject([502, { error: { code: 'upstream_failed' } }]);
  expect((await api.app.inject({ url: '/dev/outbox', headers: { host: HARBOUR_HOST } })).statusCode).toBe(404);
  await api.close();
});

it('PL-081 PL-045 a site on plain HTTP has cookies that a browser accepts there', async () => {
  const site = { ...HARBOUR, url: 'http://harbour-motors.localhost:3000' };
  api = await startTestApi({ tenants: tenantsOf(site) });
  const phone = aMobile();
  const browser = aBrowser();
  const { cookies: device } = await browser.requestCode(phone);
  const { cookies: signedIn } = await browser.verify(phone, await lastCode(api));
  expect(device).toMatchObject([{ name: 'forecourt_device', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  expect(signedIn).toMatchObject([{ name: 'forecourt_session', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  for (const cookie of [...device, ...signedIn]) expect(cookie).not.toHaveProperty('secure');
  await api.close();
});
