import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem } from '../../../infrastructure/http/problems';
import { isTwilio, twilioSmsSender } from './twilioSmsSender';

const ACCOUNT = `AC${'0123456789abcdef'.repeat(2)}`;
const SMS = { tenant: 'harbour-motors', to: '+61412345678', text: 'Your code is 123456.' };

/** What Twilio responds, by its published errors. */
const ERROR = (status: number, code: number, message: string) => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/** A double of Twilio's messages: the form that it takes, its limit of a text, and what a test wants it to respond. */
async function startTwilio() {
  const received: { request: IncomingMessage; form: URLSearchParams }[] = [];
  const state: { response: { status: number; body: object } | null } = { response: null };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    received.push({ request, form });
    const isTooLong = (form.get('Body') ?? '').length > 1600;
    const accepted = { status: 201, body: { sid: `SM${'0'.repeat(32)}`, status: 'queued', to: form.get('To') } };
    const { status, body } =
      state.response ?? (isTooLong ? ERROR(400, 21_617, 'The concatenated message body exceeds the 1600 character limit') : accepted);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server: Server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    received,
    url: `http://127.0.0.1:${port}/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

let twilio: Awaited<ReturnType<typeof startTwilio>>;
beforeAll(async () => {
  twilio = await startTwilio();
});
beforeEach(() => {
  twilio.received.length = 0;
  twilio.response = null;
});
afterAll(() => twilio.close());

it('AP-057 sends a message as Twilio takes it', async () => {
  const sender = twilioSmsSender({ url: twilio.url, token: 'secret', from: '+61480000000' });
  await sender.send(SMS);
  const [{ request, form } = { request: null, form: null }] = twilio.received;
  expect([request?.method, request?.headers.authorization]).toEqual([
    'POST',
    `Basic ${Buffer.from(`${ACCOUNT}:secret`).toString('base64')}`,
  ]);
  expect(Object.fromEntries(form ?? [])).toEqual({ To: '+61412345678', From: '+61480000000', Body: 'Your code is 123456.' });
});

it('AP-057 sends by a messaging service where the sender is one', async () => {
  const service = `MG${'ab'.repeat(16)}`;
  await twilioSmsSender({ url: twilio.url, token: 'secret', from: service }).send(SMS);
  expect(twilio.received[0]?.form.get('MessagingServiceSid')).toBe(service);
  expect(twilio.received[0]?.form.has('From')).toBe(false);
});

it.each([
  [
    'a number that is none',
    ERROR(400, 21_211, "The 'To' number +61412345678 is not a valid phone number"),
    /400, 21211: .*\(number\) is not/,
  ],
  ['who has unsubscribed', ERROR(400, 21_610, 'Attempt to send to unsubscribed recipient'), /21610/],
  ['a wrong token', ERROR(401, 20_003, 'Authenticate'), /401, 20003: Authenticate/],
  ['too many requests', ERROR(429, 20_429, 'Too Many Requests'), /429, 20429/],
])('AP-057 a message that is refused for %s is upstream_failed, and the log has no number', async (_what, response, cause) => {
  twilio.response = response;
  const error = await twilioSmsSender({ url: twilio.url, token: 'secret', from: 'Harbour' })
    .send(SMS)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Problem);
  const { code, cause: why } = error as Problem & { cause: Error };
  expect([code, why.message]).toEqual(['upstream_failed', expect.stringMatching(cause)]);
  expect(why.message).not.toContain('412345678');
});

it('AP-057 knows its address', () => {
  expect(isTwilio(`https://api.twilio.com/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)).toBe(true);
  expect(isTwilio('https://sms.example/messages')).toBe(false);
});
