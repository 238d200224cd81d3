import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { aCar } from '@forecourt/shared-contracts/testing';
import { createOutbox } from '../../../infrastructure/outbox/outbox';
import { deidentifyLeads } from '../leads/deidentifyLeads';
import { leadCounts } from '../lead-operations/leadCounts';
import { unreceivedLeads } from '../lead-operations/unreceivedLeads';
import { openLeadService, type LeadService } from '../lead-operations/leadService';
import { startLeadReceiver, status, type LeadReceiver } from '../../../../testing/leadReceiver';
import { logTo, type LogLine } from '../../../../testing/logTo';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR, HARBOUR_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { waitFor } from '../../../../testing/waitFor';
import { emptyLeads } from '../../../../testing/emptyLeads';
import { checkAdf } from './adf/checkAdf';
import type { DeliveryConfig, Endpoint } from './deliveryConfig';
import { deliveryOf, type DeliverySource } from './deliverySource';

const LEAD = {
  name: 'Ann',
  last_name: 'O’Lee & Söhne',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '6000',
  message: 'Is it <still> there?',
  category: 'General Enquiry',
  url: 'http://harbour-motors.localhost:3000/contact',
  fill_seconds: 14,
};
const SECRET = `whsec_${Buffer.from('a secret of the dealer').toString('base64')}`;
const POLICY = { firstDelayMs: 30, maxDelayMs: 60, giveUpAfterMs: 60_000, fallbackAfterMs: 3_600_000 };

interface MailServer {
  port: number;
  messages: string[];
  /** Its response to the next messages, for example '550 no'; null: it accepts them. */
  refusal: string | null;
  close(): Promise<void>;
}

const refusalOf = (response: string) => Object.assign(new Error(response.slice(4)), { responseCode: Number(response.slice(0, 3)) });

async function startMailServer(): Promise<MailServer> {
  const messages: string[] = [];
  const state: Pick<MailServer, 'refusal'> = { refusal: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('gone') ? refusalOf(`550 5.1.1 <${address}>: no such user`) : null),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        if (state.refusal === null) messages.push(text);
        done(state.refusal === null ? null : refusalOf(state.refusal));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    port: (server.server.address() as AddressInfo).port,
    messages,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

describe.each(DATABASES)('delivery on $name', ({ open }) => {
  let api: TestApi;
  let service: LeadService;
  let receiver: LeadReceiver;
  let mail: MailServer;
  const configs: Record<string, DeliveryConfig> = {};
  const log: LogLine[] = [];
  /** Address of the site. */
  let siteEmail: string | null = null;
  const source: DeliverySource = deliveryOf(configs);

  /** Where leads of the site go from now on; the first rule takes them all. */
  const configure = (endpoints: DeliveryConfig['endpoints']) => {
    configs[HARBOUR.slug] = { endpoints, rules: [{ endpoints: Object.keys(endpoints) }] };
  };

  beforeAll(async () => {
    [receiver, mail] = await Promise.all([startLeadReceiver(), startMailServer()]);
    api = await startTestApi({
      database: await open(),
      logger: { level: 'error', stream: logTo(log) },
      isDemonstration: true,
      tenants: { ...tenantsOf(HARBOUR), bySlug: (slug) => (slug === HARBOUR.slug ? { ...HARBOUR, email: siteEmail } : null) },
      delivery: {
        source,
        environment: {
          HOOK_SECRET: SECRET,
          CRM_TOKEN: 'Bearer crm',
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
          MAIL_FROM: 'leads@platform.example',
          ALERTS_TO: 'ops@platform.example',
        },
        policy: POLICY,
        timeoutMs: 3000,
        expireAfterSeconds: 6,
        pollEveryMs: 20,
        maintainEveryMs: 50,
      },
    });
    service = openLeadService(api.database, source);
    await api.cars.save(HARBOUR.slug, [
      { car: aCar({ id: 7, slug: 'car-7', make: 'Kia', model: 'Rio', year: 2020 }), feedKey: '7', source: 'feed' },
    ]);
  });
  afterAll(async () => {
    await api.close();
    await Promise.all([receiver.close(), mail.close()]);
  });
  beforeEach(async () => {
    await emptyLeads(api.database, 'disabled_endpoints', 'lead_alerts');
    siteEmail = null;
    receiver.received.length = 0;
    mail.messages.length = 0;
    mail.refusal = null;
    log.length = 0;
    receiver.respondWith(status(204));
    POLICY.giveUpAfterMs = 60_000;
    POLICY.fallbackAfterMs = 3_600_000;
  });

  async function send(over: object = {}): Promise<string> {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: HARBOUR_HOST, 'idempotency-key': randomUUID() },
      payload: {
        ...LEAD,
        email: `${randomUUID()}@example.com`,
        phone: `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
        ...over,
      },
    });
    expect(response.statusCode).toBe(201);
    return (response.json() as { lead_id: string }).lead_id;
  }
  const deliveriesOf = async (leadId: string) => (await service.list({ limit: 500 })).find(({ id }) => id === leadId)?.deliveries ?? [];
  const statesOf = async (leadId: string) => (await deliveriesOf(leadId)).map(({ state }) => state);
  const settled = (leadId: string) =>
    waitFor(async () => {
      const states = await statesOf(leadId);
      return states.length > 0 && states.every((state) => state !== 'pending');
    });

  it('PL-036 sends one lead through all channels at once', async () => {
    configure({
      crm: { channel: 'adf-http', url: receiver.url, headers: { Authorization: 'env:CRM_TOKEN' } },
      hook: { channel: 'webhook', url: receiver.url, secret: 'env:HOOK_SECRET' },
      mailbox: { channel: 'adf-email', to: ['adf@dealer.example'] },
      inbox: { channel: 'email', to: ['sales@dealer.example', 'boss@dealer.example'] },
    });
    const leadId = await send({ car_id: 7, opt_in: true, opt_in_wording: 'Yes.' });
    await settled(leadId);
    expect((await deliveriesOf(leadId)).map(({ endpoint, state, error }) => [endpoint, state, error])).toEqual([
      ['crm', 'delivered', null],
      ['hook', 'delivered', null],
      ['inbox', 'delivered', null],
      ['mailbox', 'delivered', null],
    ]);

    const adf = receiver.received.find(({ headers }) => headers['content-type']?.startsWith('application/xml'));
    expect(adf?.headers.authorization).toBe('Bearer crm');
    expect(checkAdf(adf?.body ?? '')).toEqual([]);
    expect(adf?.body).toContain('<model>Rio</model>');

    const hook = receiver.received.find(({ headers }) => headers['webhook-id']);
    const event = new Webhook(SECRET).verify(hook?.body ?? '', hook?.headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'lead.created',
      data: {
        lead_id: leadId,
        tenant: 'harbour-motors',
        lead: { name: 'Ann', message: 'Is it <still> there?' },
        car: { id: 7, make: 'Kia' },
      },
    });
    expect(hook?.headers['webhook-id']).toBe(hook?.headers['idempotency-key']);
    expect(() => new Webhook(SECRET).verify(`${hook?.body} `, hook?.headers as Record<string, string>)).toThrow(
      'No matching signature found',
    );

    expect(mail.messages).toHaveLength(2);
    const [plain] = mail.messages.filter((message) => message.includes('To: sales@dealer.example, boss@dealer.example'));
    expect(plain).toContain('From: leads@platform.example');
    const [withAdf] = mail.messages.filter((message) => message.includes('To: adf@dealer.example'));
    expect(withAdf).toMatch(/<\?ADF VERSION/);
  });

  it('PL-036 PL-037 retries a failing receiver with the same lead and key until it accepts', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    const breakOff = (_post: unknown, response: { destroy(): void }) => void response.destroy();
    const failures = [status(500), status(302, { location: 'http://127.0.0.1:1/' }), breakOff];
    receiver.respondWith((post, response) => (failures.shift() ?? status(200))(post, response));
    const leadId = await send();
    await settled(leadId);
    expect(await deliveriesOf(leadId)).toMatchObject([{ state: 'delivered', attempts: 4, error: null }]);
    expect(new Set(receiver.received.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
  });

  it('PL-037 stores, and logs once, what a mail server says, without addresses of visitors', async () => {
    configure({ inbox: { channel: 'email', to: ['sales@dealer.example'] } });
    mail.refusal = '550 5.7.1 Message from ann@example.com to sales@dealer.example\nrejected as spam';
    const leadId = await send();
    await waitFor(async () => ((await deliveriesOf(leadId))[0]?.attempts ?? 0) >= 3);
    const reason = 'the mail server responded with 550 5.7.1 Message from … to sales@dealer.example rejected as spam';
    expect(await deliveriesOf(leadId)).toMatchObject([{ state: 'pending', error: reason }]);
    expect(log).toEqual([
      expect.objectContaining({ tenant: 'harbour-motors', endpoint: 'inbox', reason, msg: 'an endpoint did not accept a lead' }),
    ]);
    mail.refusal = null;
    await settled(leadId);
    expect(await deliveriesOf(leadId)).toMatchObject([{ state: 'delivered', error: null }]);
  });

  it('PL-037 stores what a mail server says of one recipient of several, and sends the others nothing twice', async () => {
    configure({ inbox: { channel: 'email', to: ['sales@dealer.example', 'gone@dealer.example'] } });
    const leadId = await send();
    await settled(leadId);
    const error = 'the mail server responded with 550 5.1.1 <gone@dealer.example>: no such user';
    expect(await deliveriesOf(leadId)).toMatchObject([{ state: 'delivered', attempts: 1, error }]);
    expect(mail.messages).toHaveLength(1);
    expect(log).toEqual([expect.objectContaining({ reason: error })]);
  });

  it('PL-037 waits as long as Retry-After requires', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    const responses = [status(503, { 'retry-after': '1' })];
    receiver.respondWith((post, response) => (responses.shift() ?? status(200))(post, response));
    const leadId = await send();
    await settled(leadId);
    const [first, second] = receiver.received;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(990);
  });

  it('PL-037 aborts a hanging request; the delivery becomes a dead letter when its time is over', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    receiver.respondWith(() => undefined);
    POLICY.giveUpAfterMs = 1;
    const leadId = await send();
    await settled(leadId);
    expect(await deliveriesOf(leadId)).toMatchObject([{ endpoint: 'crm', state: 'dead', error: 'no response within 3 s', next: null }]);
    expect((await service.list({ state: 'dead' })).map(({ id }) => id)).toEqual([leadId]);
    expect(await leadCounts(api.database)).toEqual([{ tenant: 'harbour-motors', state: 'dead', count: 1 }]);

    receiver.respondWith(status(200));
    expect(await service.replay({ tenant: 'river-motors' })).toBe(0);
    expect(await service.replay({ leadId })).toBe(1);
    await waitFor(async () => (await statesOf(leadId)).includes('delivered'));
    const keys = new Set(receiver.received.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(1);
  });

  it('PL-037 410 disables the endpoint: later leads are dead letters without a request, until they are replayed', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    receiver.respondWith(status(410));
    const first = await send();
    await settled(first);
    const second = await send();
    await settled(second);
    expect(await deliveriesOf(first)).toMatchObject([{ state: 'dead', error: 'responded with 410' }]);
    expect(await deliveriesOf(second)).toMatchObject([{ state: 'dead', error: 'the endpoint is disabled since it responded with 410' }]);
    expect(receiver.received).toHaveLength(1);

    receiver.respondWith(status(200));
    expect(await service.replay({})).toBe(2);
    await waitFor(async () => (await statesOf(first)).includes('delivered') && (await statesOf(second)).includes('delivered'));
  });

  it('PL-037 a disabled endpoint with a new URL is enabled again', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    receiver.respondWith(status(410));
    await settled(await send());
    receiver.respondWith(status(200));
    configure({ crm: { channel: 'adf-http', url: `${receiver.url}?version=2` } });
    const leadId = await send();
    await settled(leadId);
    expect(await statesOf(leadId)).toEqual(['delivered']);
  });

  describe('of a dead endpoint', () => {
    const withFallback = (more: Partial<DeliveryConfig> = {}) => {
      configure({ crm: { channel: 'adf-http', url: receiver.url } });
      const { endpoints, rules } = configs[HARBOUR.slug] as DeliveryConfig;
      const inbox: Endpoint = { channel: 'email', to: ['sales@dealer.example'] };
      configs[HARBOUR.slug] = { endpoints: { ...endpoints, inbox }, rules, fallback: ['inbox'], ...more };
    };
    const endpointsOf = async (leadId: string) =>
      (await deliveriesOf(leadId)).map(({ endpoint, state }) => [endpoint ?? '', state]).toSorted();
    const arrived = async (leadId: string) => waitFor(async () => (await statesOf(leadId)).includes('delivered'));

    it('PL-037 every lead goes to the fallback, which says why, and stays in the list of dead letters', async () => {
      withFallback();
      receiver.respondWith(status(410));
      const first = await send();
      await arrived(first);
      const second = await send();
      await arrived(second);
      for (const leadId of [first, second])
        expect(await endpointsOf(leadId)).toEqual([
          ['crm', 'dead'],
          ['inbox', 'delivered'],
        ]);
      expect(receiver.received).toHaveLength(1);
      expect(mail.messages).toHaveLength(2);
      expect(mail.messages[0]?.replaceAll('=\r\n', '')).toContain(
        'This lead comes here because crm has not accepted it (responded with 410).',
      );
      expect((await service.list({ state: 'dead' })).map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    });

    it('PL-037 a site without a fallback of its own gets them at its own address', async () => {
      withFallback({ fallback: undefined });
      siteEmail = 'office@harbour.example';
      receiver.respondWith(status(410));
      const leadId = await send();
      await arrived(leadId);
      expect(await endpointsOf(leadId)).toEqual([
        ['@site', 'delivered'],
        ['crm', 'dead'],
      ]);
      expect(mail.messages[0]).toContain('To: office@harbour.example');
    });

    it('PL-037 none gets them where the document says so, nor the endpoint that has the lead anyway', async () => {
      withFallback({ fallback: [] });
      siteEmail = 'office@harbour.example';
      receiver.respondWith(status(410));
      const leadId = await send();
      await settled(leadId);
      withFallback({ rules: [{ endpoints: ['crm', 'inbox'] }] });
      const both = await send();
      await settled(both);
      expect([await endpointsOf(leadId), await endpointsOf(both)]).toEqual([
        [['crm', 'dead']],
        [
          ['crm', 'dead'],
          ['inbox', 'delivered'],
        ],
      ]);
      expect(mail.messages).toHaveLength(1);
    });

    it('PL-037 the fallback gets a lead that its endpoint has not accepted for an hour, once, while it is retried', async () => {
      withFallback();
      POLICY.fallbackAfterMs = 0;
      receiver.respondWith(status(503));
      const leadId = await send();
      await waitFor(() => receiver.received.length >= 4);
      expect(await endpointsOf(leadId)).toEqual([
        ['crm', 'pending'],
        ['inbox', 'delivered'],
      ]);
      expect(mail.messages[0]?.replaceAll('=\r\n', '')).toContain('(responded with 503); it is tried again there.');
      receiver.respondWith(status(200));
      await settled(leadId);
      expect(await endpointsOf(leadId)).toEqual([
        ['crm', 'delivered'],
        ['inbox', 'delivered'],
      ]);
      expect(mail.messages).toHaveLength(1);
    });

    it('PL-037 people get one e-mail about it a day, without anything of a lead', async () => {
      withFallback({ fallback: [], alerts: ['it@dealer.example'] });
      receiver.respondWith(status(410));
      await settled(await send());
      await settled(await send());
      await api.app.delivery.alerts?.send();
      await settled(await send());
      await api.app.delivery.alerts?.send();
      expect(mail.messages).toHaveLength(1);
      const text = mail.messages[0]?.replaceAll('=\r\n', '') ?? '';
      for (const part of [
        'To: it@dealer.example, ops@platform.example',
        'Subject: Leads of Harbour Motors need attention',
        'crm does not accept leads (2 times): the endpoint is disabled since it responded',
        'npx forecourt leads replay',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/Ann|Lee|6000/);
      const { payload } = await api.app.inject({ url: '/metrics' });
      expect(payload).toContain('forecourt_lead_alerts{tenant="harbour-motors",kind="undelivered"} 1');

      await api.database.query(`update lead_alerts set mailed_at = now() - interval '25 hours'`);
      await api.app.delivery.alerts?.send();
      expect(mail.messages).toHaveLength(2);
    });
  });

  it('PL-037 people hear of a site that unusually gets no leads, and of leads that have nowhere to go', async () => {
    configs[HARBOUR.slug] = { endpoints: {}, rules: [], alerts: ['it@dealer.example'] };
    for (let each = 0; each < 10; each += 1) await send();
    await api.app.delivery.alerts?.check();
    await api.app.delivery.alerts?.send();
    expect(mail.messages).toEqual([]);
    await api.database.script(
      `update leads set created_at = now() - interval '30 hours' + interval '1 minute' * (select count(*) from leads other where other.id < leads.id);
       update lead_deliveries set tried_since = now() - interval '1 hour'`,
    );
    await api.app.delivery.alerts?.check();
    await api.app.delivery.alerts?.send();
    expect(mail.messages).toHaveLength(1);
    const text = mail.messages[0]?.replaceAll('=\r\n', '') ?? '';
    expect(text).toMatch(/The site is silent: no lead for 30 h, since \S+; before that one every 1 h\./);
    expect(text).toContain('Leads have nowhere to go: 10 waiting');
  });

  it('PL-038 a lead in quarantine is listed and not sent until its release', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    const leadId = await send({ website: 'http://spam.example' });
    await settled(await send());
    expect(receiver.received).toHaveLength(1);
    expect(await service.list({ state: 'quarantined' })).toMatchObject([{ id: leadId, quarantine: 'honeypot', deliveries: [] }]);
    expect(await leadCounts(api.database)).toContainEqual({ tenant: 'harbour-motors', state: 'quarantined', count: 1 });
    expect(await service.release(randomUUID())).toBe(false);
    expect(await service.release(leadId)).toBe(true);
    await settled(leadId);
    expect(receiver.received).toHaveLength(2);
    expect(await service.release(leadId)).toBe(false);
  });

  it('PL-031 PL-036 leads of a site without endpoints wait, and are sent once it has some', async () => {
    delete configs[HARBOUR.slug];
    const leadId = await send();
    expect((await service.list({ state: 'waiting' })).map(({ id }) => id)).toEqual([leadId]);
    configure({
      crm: { channel: 'adf-http', url: receiver.url },
      hook: { channel: 'webhook', url: receiver.url, secret: 'env:HOOK_SECRET' },
    });
    await waitFor(() => receiver.received.length === 2);
    await settled(leadId);
    expect(await statesOf(leadId)).toEqual(['delivered', 'delivered']);
  });

  it('PL-036 a lead that waits follows the rules of today: its endpoint is gone, or the rules name another one', async () => {
    receiver.respondWith(status(503));
    configure({ old: { channel: 'adf-http', url: receiver.url } });
    const leadId = await send();
    await waitFor(async () => ((await deliveriesOf(leadId))[0]?.attempts ?? 0) > 0);
    // The old endpoint is still there.
    configs[HARBOUR.slug] = {
      endpoints: {
        old: { channel: 'adf-http', url: `${receiver.url}/old` },
        crm: { channel: 'webhook', url: receiver.url, secret: 'env:HOOK_SECRET' },
      },
      rules: [{ endpoints: ['crm'] }],
    };
    await waitFor(async () => (await deliveriesOf(leadId))[0]?.endpoint === 'crm');
    receiver.respondWith(status(204));
    await settled(leadId);
    expect((await deliveriesOf(leadId)).map(({ endpoint, state }) => [endpoint, state])).toEqual([['crm', 'delivered']]);
  });

  it('PL-036 a lead that waits for an endpoint which is gone stays, where the others of its rule have it', async () => {
    receiver.respondWith(status(503));
    configure({ crm: { channel: 'adf-http', url: receiver.url }, old: { channel: 'adf-http', url: receiver.url } });
    const leadId = await send();
    await waitFor(async () => (await deliveriesOf(leadId)).every(({ attempts }) => attempts > 0));
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    await waitFor(async () => (await statesOf(leadId)).includes('replaced'));
    receiver.respondWith(status(204));
    await settled(leadId);
    const found = await deliveriesOf(leadId);
    expect(Object.fromEntries(found.map(({ endpoint, state, error }) => [endpoint, state === 'replaced' ? error : state]))).toEqual({
      crm: 'delivered',
      old: 'the rules of the site name crm for this lead now, not old',
    });
  });

  it.each([
    ['alone', ['old']],
    ['beside the other', ['crm', 'old']],
  ])('PL-036 a lead goes to an endpoint that the rules had left and name again, %s', async (_how, again) => {
    receiver.respondWith(status(503));
    const endpoint = { channel: 'adf-http', url: receiver.url } as const;
    configure({ crm: endpoint, old: endpoint });
    const leadId = await send();
    await waitFor(async () => (await deliveriesOf(leadId)).every(({ attempts }) => attempts > 0));
    configure({ crm: endpoint });
    await waitFor(async () => (await statesOf(leadId)).includes('replaced'));
    configure(Object.fromEntries(again.map((name) => [name, endpoint])));
    const endpointsOf = async (wanted: string) =>
      (await deliveriesOf(leadId)).filter(({ state }) => state === wanted).map(({ endpoint: name }) => name);
    const received = () => endpointsOf('delivered');
    // Nothing is accepted before the rules of now have replaced those of before.
    await waitFor(async () => String((await endpointsOf('pending')).toSorted()) === String(again));
    receiver.respondWith(status(204));
    await waitFor(async () => (await received()).includes('old'));
    await settled(leadId);
    expect((await received()).toSorted()).toEqual(again);
    expect(await statesOf(leadId)).not.toContain('dead');
  });

  it('PL-036 what an endpoint accepts after the rules have left it is what the dealer received', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const old = await startLeadReceiver();
    try {
      old.respondWith((_post, response) => {
        void held.then(() => response.writeHead(200).end());
      });
      receiver.respondWith(status(204));
      configure({ crm: { channel: 'adf-http', url: receiver.url }, old: { channel: 'adf-http', url: old.url } });
      const leadId = await send();
      await waitFor(() => old.received.length === 1);
      configure({ crm: { channel: 'adf-http', url: receiver.url } });
      await waitFor(async () => (await statesOf(leadId)).includes('replaced'));
      respond();
      await waitFor(async () => !(await statesOf(leadId)).includes('replaced'));
      expect(await statesOf(leadId)).toEqual(['delivered', 'delivered']);
      configure({ crm: { channel: 'adf-http', url: receiver.url }, old: { channel: 'adf-http', url: old.url } });
      const nextId = await send();
      // Both endpoints have it: no post of this test arrives in the next one.
      await settled(nextId);
      expect(old.received).toHaveLength(2);
    } finally {
      respond();
      await old.close();
    }
  });

  it('PL-036 an attempt that is under way at an endpoint which the rules do not name any more is not taken for one of the new endpoint', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const old = await startLeadReceiver();
    try {
      old.respondWith((_post, response) => {
        void held.then(() => response.writeHead(200).end());
      });
      configure({ old: { channel: 'adf-http', url: old.url } });
      const leadId = await send();
      await waitFor(() => old.received.length === 1);
      receiver.respondWith(status(204));
      configure({ crm: { channel: 'adf-http', url: receiver.url } });
      await waitFor(async () => (await deliveriesOf(leadId))[0]?.endpoint === 'crm');
      respond();
      await waitFor(() => receiver.received.length === 1);
      await settled(leadId);
      expect((await deliveriesOf(leadId)).map(({ endpoint, state }) => [endpoint, state])).toEqual([['crm', 'delivered']]);
      expect([old.received.length, receiver.received.length]).toEqual([1, 1]);
    } finally {
      respond();
      await old.close();
    }
  });

  it('PL-036 a form that is half filled in goes on waiting when its endpoint is another one', async () => {
    configure({ old: { channel: 'adf-http', url: receiver.url } });
    const leadId = await send({ form_completed: false });
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    await waitFor(async () => (await deliveriesOf(leadId))[0]?.endpoint === 'crm');
    const [delivery] = await deliveriesOf(leadId);
    expect([delivery?.state, Date.parse(delivery?.next ?? '') > Date.now() + 10 * 60_000]).toEqual(['pending', true]);
    expect(receiver.received).toEqual([]);
  });

  it('PL-036 says why a lead has nowhere to go', async () => {
    configs[HARBOUR.slug] = { endpoints: {}, rules: [{ categories: ['Finance Enquiry'], endpoints: [] }] };
    const leadId = await send();
    expect((await deliveriesOf(leadId))[0]).toMatchObject({
      endpoint: null,
      waits: 'no rule matches category General Enquiry; the rules name Finance Enquiry',
    });
    expect((await service.find(leadId))?.id).toBe(leadId);
    expect(await service.find(randomUUID())).toBeNull();
  });

  it('PL-037 a lead that nobody has received for 15 minutes is a problem, whether it has nowhere to go or its endpoint fails', async () => {
    configs[HARBOUR.slug] = { endpoints: {}, rules: [] };
    await send();
    receiver.respondWith(status(410));
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    await settled(await send());
    const now = new Date();
    expect(await unreceivedLeads(api.database, now)).toEqual([]);
    const later = new Date(now.getTime() + 16 * 60_000);
    expect(await unreceivedLeads(api.database, later)).toMatchObject([{ tenant: 'harbour-motors', count: 2 }]);
    receiver.respondWith(status(204));
    await settled(await send());
    expect(await unreceivedLeads(api.database, later)).toMatchObject([{ count: 3 }]);
  });

  it('PL-031 a delivery without a job is requeued and sent', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    const leadId = await send();
    await settled(leadId);
    // Its job is done; whatever makes it pending again has no job for it.
    await api.database.script(
      `update lead_deliveries set state = 'pending', next_attempt_at = now() - interval '1 hour', tried_since = now()`,
    );
    await waitFor(() => receiver.received.length === 2);
    await settled(leadId);
    expect(await statesOf(leadId)).toEqual(['delivered']);
  });

  it('PL-036 a delivery with a missing secret is retried, and its error names the secret', async () => {
    configure({ hook: { channel: 'webhook', url: receiver.url, secret: 'env:OTHER_SECRET' } });
    const leadId = await send();
    await waitFor(async () => (await deliveriesOf(leadId))[0]?.error === 'OTHER_SECRET is not set');
    expect(receiver.received).toHaveLength(0);
  });

  it('PL-036 a development site writes to the outbox', async () => {
    configure({ crm: { channel: 'adf-http', url: 'outbox:' } });
    await settled(await send());
    const [message] = await createOutbox(api.database).list(HARBOUR.slug);
    expect(message).toMatchObject({ channel: 'adf-http', recipient: 'outbox:', subject: 'General Enquiry, Ann O’Lee & Söhne' });
    expect(checkAdf(message?.body ?? '')).toEqual([]);
  });

  it('PL-047 a lead older than the configured months is de-identified; a younger one is unchanged', async () => {
    configure({ crm: { channel: 'adf-http', url: receiver.url } });
    const [old, young] = [await send({ car_id: 7, opt_in: true, opt_in_wording: 'Yes.' }), await send()];
    await settled(old);
    await settled(young);
    await api.database.query(`update leads set created_at = now() - interval '24 months 1 day' where id = $1`, [old]);
    expect(await deidentifyLeads(api.database)).toBe(1);
    expect(await deidentifyLeads(api.database)).toBe(0);
    const [row] = await api.database.query<{ payload: object; text: string }>(
      'select payload, payload::text as text from leads where id = $1',
      [old],
    );
    expect(row?.payload).toMatchObject({ category: 'General Enquiry', car_id: 7, opt_in: true });
    expect(row?.text).not.toMatch(/Ann|Lee|example\.com|041|6000|still/);
    expect(await api.database.query('select wording, page from consents where lead_id = $1', [old])).toEqual([
      { wording: 'Yes.', page: '' },
    ]);
    expect((await service.list({ limit: 10 })).find(({ id }) => id === young)?.name).toBe('Ann O’Lee & Söhne');
    expect(await deidentifyLeads(api.database, 1)).toBe(0);
  });
});
