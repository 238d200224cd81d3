import type { TestApi } from './testApi';

/** The text messages in the development outbox, newest first. */
export async function storedMessages({ app }: TestApi): Promise<{ tenant: string; recipient: string; body: string }[]> {
  const response = await app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
  return (response.json() as { messages: { tenant: string; channel: string; recipient: string; body: string }[] }).messages;
}

/** The code of the newest message. */
export async function lastCode(api: TestApi): Promise<string> {
  const [message] = await storedMessages(api);
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** A browser on one site, at one address: each request sends the cookies that the responses before it set. */
export function openBrowser({ app }: Pick<TestApi, 'app'>, host: string, address = '203.0.113.1') {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function post(url: string, payload: object) {
    const headers = { host, cookie: cookieHeader(), 'x-forwarded-for': address };
    const response = await app.inject({ method: 'POST', url, headers, payload });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return response;
  }
  return {
    cookies,
    cookieHeader,
    requestCode: (phone: string) => post('/api/sign-in/code', { phone }),
    verify: (phone: string, code: string) => post('/api/sign-in/verify', { phone, code }),
  };
}
export type TestBrowser = ReturnType<typeof openBrowser>;

/** Signs in as a shopper does, with a code from the outbox; resolves with the cookie header for later requests. */
export async function signIn(api: TestApi, phone: string, host: string): Promise<string> {
  const browser = openBrowser(api, host);
  await browser.requestCode(phone);
  await browser.verify(phone, await lastCode(api));
  return browser.cookieHeader();
}
