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

/** Signs in as a shopper does, with a code from the outbox; resolves with the cookie header for later requests. */
export async function signIn(api: TestApi, phone: string, host: string): Promise<string> {
  await api.app.inject({ method: 'POST', url: '/api/sign-in/code', headers: { host }, payload: { phone } });
  const payload = { phone, code: await lastCode(api) };
  const response = await api.app.inject({ method: 'POST', url: '/api/sign-in/verify', headers: { host }, payload });
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}
