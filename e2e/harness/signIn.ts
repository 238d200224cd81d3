import type { BrowserContext } from 'playwright-core';
import type { TestSite } from './site';

const PHONE = '+61491570006';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Signs somebody in with the code that the site would have sent by SMS; the cookie makes it any browser's sign-in. */
export async function signIn(site: TestSite, tenant: string): Promise<Cookie> {
  const url = site.url(tenant);
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${site.port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: new URL(url).origin, 'x-forwarded-host': new URL(url).host },
    });
  await post('/api/sign-in/code', { phone: PHONE });
  const outbox = await fetch(site.apiUrl(`/dev/outbox?tenant=${tenant}`), { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { body: string }[] };
  const answer = await post('/api/sign-in/verify', { phone: PHONE, code: messages[0]?.body.slice(0, 6) });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`);
  const [name = '', value = ''] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  return { name, value, url };
}
