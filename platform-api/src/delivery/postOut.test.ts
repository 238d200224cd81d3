import { startLeadReceiver, type LeadReceiver } from '../testing/leadReceiver';
import { isPrivateAddress } from './privateAddresses';
import { postOut } from './postOut';

let receiver: LeadReceiver;
beforeAll(async () => {
  receiver = await startLeadReceiver();
});
afterAll(() => receiver.close());

const post = (url: string, over: object = {}) => postOut({ url, headers: {}, body: '{}', timeLimitMs: 500, allowPrivate: false, ...over });

it.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '224.0.0.1'])(
  'PL-036 %s is a private address',
  (address) => expect(isPrivateAddress(address)).toBe(true),
);
it.each(['8.8.8.8', '203.0.113.9', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('PL-036 %s is a public address', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

it.each([
  ['plain HTTP', 'http://crm.example/', 'http://crm.example is not https'],
  ['an address of this machine', 'https://127.0.0.1/', '127.0.0.1 is a private address'],
  ['the metadata service of a cloud', 'https://169.254.169.254/latest', '169.254.169.254 is a private address'],
  ['IPv6 of this machine', 'https://[::1]/', '::1 is a private address'],
  ['a number that means this machine', 'https://2130706433/', '127.0.0.1 is a private address'],
  ['a name that leads to this machine', 'https://localhost/', 'localhost leads to a private address'],
])('PL-036 a production site does not post to %s', async (_what, url, reason) => {
  await expect(post(url)).rejects.toThrow(reason);
});

it('PL-036 follows no redirect, and reads only the beginning of a long answer', async () => {
  receiver.answerWith((_post, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end());
  expect(await post(receiver.url, { allowPrivate: true })).toEqual({ status: 307, retryAfter: undefined });
  receiver.answerWith((_post, response) => {
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

it('PL-037 a receiver that drips its answer is cut off in time', async () => {
  receiver.answerWith((_post, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(timer));
  });
  await expect(post(receiver.url, { allowPrivate: true })).rejects.toThrow('no answer within 0.5 s');
});
