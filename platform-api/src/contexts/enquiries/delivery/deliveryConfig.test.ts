import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastGoodIn } from '@forecourt/server-kit';
import { endpointsFor, InvalidDeliveryError, readDeliveryConfig } from './deliveryConfig';
import { deliveryFromFolder } from './deliverySource';
import { waitFor } from '../../../../testing/waitFor';

const DOCUMENT = {
  endpoints: {
    crm: { channel: 'adf-http', url: 'https://crm.example/adf', headers: { Authorization: 'env:CRM_TOKEN' } },
    hook: { channel: 'webhook', url: 'https://hook.example/leads', secret: 'env:HOOK_SECRET' },
    inbox: { channel: 'email', to: ['sales@dealer.example'] },
    mailbox: { channel: 'adf-email', to: ['adf@dealer.example'] },
  },
  rules: [
    { dealerships: ['north'], categories: ['Finance Enquiry'], endpoints: ['crm', 'hook', 'inbox'] },
    { dealerships: ['north'], endpoints: ['crm'] },
    { endpoints: ['inbox', 'mailbox', 'inbox'] },
  ],
};
const config = readDeliveryConfig(JSON.stringify(DOCUMENT), { isDemonstration: false });

it.each([
  ['a rule of dealership and form', 'north', 'finance enquiry', ['crm', 'hook', 'inbox']],
  ['a rule of the dealership', 'north', 'General Enquiry', ['crm']],
  ['the rule for all others, each endpoint once', 'south', 'Finance Enquiry', ['inbox', 'mailbox']],
  ['the rule for all others without a dealership', null, 'General Enquiry', ['inbox', 'mailbox']],
])('PL-036 sends a lead by %s', (_what, dealership_slug, category, expected) => {
  expect(endpointsFor(config, { dealership_slug, category })).toEqual(expected);
});

it('PL-036 a lead that no rule fits has no endpoint', () => {
  expect(endpointsFor({ ...config, rules: config.rules.slice(0, 1) }, { dealership_slug: null, category: 'x' })).toEqual([]);
});

const problemsOf = (change: object, isDemonstration = false): readonly string[] => {
  try {
    readDeliveryConfig(JSON.stringify({ ...DOCUMENT, ...change }), { isDemonstration });
    return [];
  } catch (error) {
    return (error as InvalidDeliveryError).mistakes.map(({ path: at, reason }) => `${at} ${reason}`);
  }
};
const endpoint = (value: object) => ({ endpoints: { crm: value }, rules: [{ endpoints: ['crm'] }] });

it.each([
  ['an unknown channel', endpoint({ channel: 'fax' }), 'endpoints.crm.channel must be adf-http, webhook, adf-email or email'],
  ['a fallback that is no endpoint', { fallback: ['pager'] }, 'fallback[0] pager is no endpoint; there are crm, hook, inbox, mailbox'],
  [
    'Twilio without a sender',
    {
      services: {
        sms: { url: `https://api.twilio.com/2010-04-01/Accounts/AC${'0'.repeat(32)}/Messages.json`, token: 'secret:twilio' },
      },
    },
    'services.sms.from is missing: name the number, sender id or messaging service (MG…) from which Twilio sends',
  ],
  ['an address of alerts that is none', { alerts: ['nobody'] }, 'alerts[0] must be an email address such as sales@dealer.example'],
  ['a missing address', endpoint({ channel: 'adf-http' }), 'endpoints.crm.url is missing'],
  [
    'plain HTTP',
    endpoint({ channel: 'adf-http', url: 'http://crm.example/' }),
    'endpoints.crm.url must begin with https://; only a demonstration (FORECOURT_DEMO=1) may send elsewhere',
  ],
  [
    'the outbox',
    endpoint({ channel: 'adf-http', url: 'outbox:' }),
    'endpoints.crm.url must begin with https://; only a demonstration (FORECOURT_DEMO=1) may send elsewhere',
  ],
  [
    'another scheme',
    endpoint({ channel: 'adf-http', url: 'file:///etc/passwd' }),
    'endpoints.crm.url must be a web address, beginning with https://',
  ],
  [
    'a webhook without a secret',
    endpoint({ channel: 'webhook', url: 'https://x.example' }),
    'endpoints.crm.secret is missing: name it, for example secret:crm or env:CRM_WEBHOOK_SECRET',
  ],
  [
    'a secret in the document',
    endpoint({ channel: 'webhook', url: 'https://x.example', secret: 'whsec_abc' }),
    'endpoints.crm.secret must name the secret, for example secret:crm or env:CRM_WEBHOOK_SECRET; a secret is never part of this document',
  ],
  [
    'an address with a line break',
    endpoint({ channel: 'email', to: ['a@x.example\nBcc: b@x.example'] }),
    'endpoints.crm.to[0] must be an email address such as sales@dealer.example',
  ],
  [
    'a rule without its endpoint',
    { rules: [{ endpoints: ['fax'] }] },
    'rules[0].endpoints[0] fax is no endpoint; there are crm, hook, inbox, mailbox',
  ],
  [
    'an endpoint with another name',
    { endpoints: { ...DOCUMENT.endpoints, 'Front Desk': { channel: 'email', to: ['desk@dealer.example'] } } },
    'endpoints["Front Desk"] must be a name of lower-case letters, digits and hyphens',
  ],
  [
    'a misspelt field',
    { rules: [{ dealership: ['north'], endpoints: ['crm'] }] },
    'rules[0].dealership is no field here; did you mean dealerships?',
  ],
])('PL-036 rejects %s with its path', (_what, change, problem) => {
  expect(problemsOf(change).join('\n')).toContain(problem);
});

it('PL-036 a demonstration may use plain HTTP and the outbox', () => {
  expect(problemsOf(endpoint({ channel: 'adf-http', url: 'http://127.0.0.1:4000/' }), true)).toEqual([]);
  expect(problemsOf(endpoint({ channel: 'webhook', url: 'outbox:' }), true)).toEqual([]);
});

it('PL-036 the demonstration sites have valid documents, one each', () => {
  const folder = path.resolve(__dirname, '../../../../delivery');
  const tenants = readdirSync(path.resolve(__dirname, '../../../../../shell/tenants')).filter((file) => file.endsWith('.json'));
  expect(readdirSync(folder).toSorted()).toEqual(tenants.toSorted());
  for (const file of tenants)
    expect(() => readDeliveryConfig(readFileSync(path.join(folder, file), 'utf8'), { isDemonstration: true })).not.toThrow();
});

it('PL-036 PL-034 a mistake is reported with file, line, path and reason, and the last good document remains in use, also after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-delivery-'));
  const problems: string[] = [];
  const file = path.join(folder, 'harbour-motors.json');
  // Aside and renamed: the source must not read half of it.
  const write = async (document: unknown) => {
    await writeFile(`${file}.new`, JSON.stringify(document));
    await rename(`${file}.new`, file);
  };
  await write(DOCUMENT);
  const lastGood = lastGoodIn(path.join(folder, 'last-good'));
  const options = { isDemonstration: false, everyMs: 10, lastGood, onProblem: (problem: string) => problems.push(problem) };
  const source = await deliveryFromFolder(folder, options);
  await write({ ...DOCUMENT, rules: [{ endpoints: ['fax'] }] });
  await waitFor(() => problems.length > 0);
  expect(problems).toEqual([
    expect.stringMatching(
      /^harbour-motors\.json: line 1: rules\[0\]\.endpoints\[0\] fax is no endpoint.*the last good document remains in use\)$/,
    ),
  ]);
  expect(source.problems()).toHaveLength(1);
  expect(Object.keys(source.of('harbour-motors').endpoints)).toHaveLength(4);
  expect(source.of('elsewhere')).toEqual({ endpoints: {}, rules: [] });
  source.close();

  const afterRestart = await deliveryFromFolder(folder, options);
  expect(Object.keys(afterRestart.of('harbour-motors').endpoints)).toHaveLength(4);
  afterRestart.close();
  await rm(folder, { recursive: true });
});
