import type { BrowserContext } from '@playwright/test';
import type { TestSite } from './site';

const PHONE = '+61491570006';

export type SessionCookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Signs a shopper in with the code that the site would send by SMS; resolves with the session cookie. */
export async function signIn(site: TestSite, tenant: string): Promise<SessionCookie> {
  const url = site.url(tenant);
  const post = (path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${site.port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: new URL(url).origin, 'x-forwarded-host': new URL(url).host, cookie },
    });
  const requested = await post('/api/sign-in/code', { phone: PHONE });
  // The code is valid on the device that requested it, which the cookie identifies.
  const [device = ''] = requested.headers.getSetCookie()[0]?.split(';') ?? [];
  const outbox = await fetch(site.apiUrl(`/dev/outbox?tenant=${tenant}`), { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { body: string }[] };
  const verified = await post('/api/sign-in/verify', { phone: PHONE, code: messages[0]?.body.slice(0, 6) }, device);
  if (!verified.ok) throw new Error(`Sign-in failed with status ${verified.status}: ${await verified.text()}`);
  const [name = '', value = ''] = verified.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  return { name, value, url };
}
