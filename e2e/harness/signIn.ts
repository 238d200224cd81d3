import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { requestSite } from './requestSite';
import type { TestSite } from './site';

export type SessionCookie = Parameters<BrowserContext['addCookies']>[0][number];

/** The code of the newest SMS that a tenant's site would have sent to a number, '+614…'. */
export async function lastCode(site: TestSite, tenant: string, phone: string): Promise<string> {
  const outbox = await fetch(site.apiUrl(`/dev/outbox?tenant=${tenant}`), { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { recipient: string; body: string }[] };
  const message = messages.find(({ recipient }) => recipient === phone);
  if (!message) throw new Error(`${tenant} has sent no SMS to ${phone}.`);
  return message.body.slice(0, 6);
}

/** Signs a shopper in with the code that the site would send by SMS; resolves with the session cookie. */
export async function signIn(site: TestSite, tenant: string): Promise<SessionCookie> {
  const url = site.url(tenant);
  const post = (path: string, body: object, cookie = '') =>
    requestSite(site.port, new URL(url).host, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
    });
  // One number gets one code in 30 seconds.
  const phone = `+614915${String(randomInt(100_000)).padStart(5, '0')}`;
  const requested = await post('/api/sign-in/code', { phone });
  // The code is valid on the device that requested it, which the cookie identifies.
  const [device = ''] = requested.headers.getSetCookie()[0]?.split(';') ?? [];
  const verified = await post('/api/sign-in/verify', { phone, code: await lastCode(site, tenant, phone) }, device);
  if (!verified.ok) throw new Error(`Sign-in failed with status ${verified.status}: ${await verified.text()}`);
  const [name = '', value = ''] = verified.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  return { name, value, url };
}
