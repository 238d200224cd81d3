import { startLeadReceiver, type LeadReceiver } from '../../../../testing/leadReceiver';
import { postToEndpoint } from './postToEndpoint';

let receiver: LeadReceiver;
beforeAll(async () => {
  receiver = await startLeadReceiver();
});
afterAll(() => receiver.close());

const post = (url: string, over: object = {}) =>
  postToEndpoint({ url, headers: {}, body: '{}', timeoutMs: 10_000, allowPrivate: false, ...over });

it.each([
  ['plain HTTP', 'http://crm.example/', 'http://crm.example is not https'],
  ['an address of this machine', 'https://127.0.0.1/', '127.0.0.1 is no public address'],
  ['the metadata service of a cloud', 'https://169.254.169.254/latest', '169.254.169.254 is no public address'],
  ['IPv6 of this machine', 'https://[::1]/', '::1 is no public address'],
  ['a number that means this machine', 'https://2130706433/', '127.0.0.1 is no public address'],
  ['a name that leads to this machine', 'https://localhost/', 'localhost has no public address'],
])('PL-036 a production site does not post to %s', async (_what, url, reason) => {
  await expect(post(url)).rejects.toThrow(reason);
});

it('PL-036 follows no redirect, and reads only the beginning of a long response', async () => {
  receiver.respondWith((_post, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end());
  expect(await post(receiver.url, { allowPrivate: true })).toEqual({ status: 307, retryAfter: undefined });
  receiver.respondWith((_post, response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64 * 1024);
    const pour = () => {
      while (response.write(chunk));
    };
    response.on('drain', pour);
    pour();
  });
  expect(await post(receiver.url, { allowPrivate: true })).toMatchObject({ status: 200 });
});

it('PL-037 aborts a response that arrives too slowly', async () => {
  receiver.respondWith((_post, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(timer));
  });
  await expect(post(receiver.url, { allowPrivate: true, timeoutMs: 500 })).rejects.toThrow('no response within 0.5 s');
});
