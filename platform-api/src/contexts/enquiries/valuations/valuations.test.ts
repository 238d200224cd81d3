import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ValuedVehicle } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { deliveryOf } from '../delivery/deliverySource';
import { createOutbox } from '../../../infrastructure/outbox/outbox';
import { DATABASES } from '../../../../testing/postgres';
import { RIVER, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { waitFor } from '../../../../testing/waitFor';
import { emptyLeads } from '../../../../testing/emptyLeads';
import { runRetention } from '../leads/leadRetention';
import { savedValuations } from './savedValuations';
import { httpValuations } from './httpValuations';
import { localExampleValuations } from './localExampleValuations';
import { integrationsFrom } from '../../../app/integrations';

const NOW = new Date('2026-03-02T02:00:00Z');
const VALUER = aSite({ id: 3, slug: 'valuer-motors', switches: { valuationProvider: 'local', saveValuationEnabled: true } });
const HOST = 'valuer-motors.localhost';
const CONTACT = {
  name: 'Ann',
  phone: '0412 345 678',
  email: 'ann@example.com',
  location_id: 31,
  url: 'http://valuer-motors.localhost/trade-in',
  form_completed: true,
  opt_in: true,
  opt_in_wording: 'Yes.',
};

interface Answer {
  lead_id: string;
  vehicle?: ValuedVehicle;
  questions?: { id: string; options: { value: string }[] }[];
  valuation?: { id: number; low: number | null; high: number | null; is_offer?: boolean };
  error?: { code: string; fields?: Record<string, string> };
}

describe.each(DATABASES)('valuations on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      database: await open(),
      tenants: tenantsOf(VALUER, RIVER),
      isDemonstration: true,
      now: () => NOW,
      delivery: {
        source: deliveryOf({
          'valuer-motors': { endpoints: { crm: { channel: 'webhook', url: 'outbox:' } }, rules: [{ endpoints: ['crm'] }] },
        }),
        environment: {},
        pollEveryMs: 20,
      },
    });
  });
  afterAll(() => api.close());
  beforeEach(() => emptyLeads(api.database, 'outbox_messages', 'saved_valuations'));

  async function step(payload: object, { key = randomUUID(), host = HOST } = {}): Promise<{ status: number; body: Answer }> {
    const answer = await api.app.inject({ method: 'POST', url: '/api/leads', headers: { host, 'idempotency-key': key }, payload });
    return { status: answer.statusCode, body: answer.json() as Answer };
  }
  /** A plate whose example car is young enough for an estimate, or is not. */
  async function plateOf(isYoung: boolean): Promise<string> {
    const provider = localExampleValuations(() => NOW);
    for (let number = 100; ; number += 1) {
      const vehicle = await provider.findVehicle(`1ABC${number}`, 'WA');
      if (vehicle && vehicle.year >= 2019 === isYoung) return `1ABC${number}`;
    }
  }
  async function upToContact(rego: string, kms = 40_000): Promise<string> {
    const { body } = await step({ step: 'rego', rego, regoState: 'WA' });
    await step({ step: 'vehicle', lead_id: body.lead_id, kms });
    await step({ step: 'answers', lead_id: body.lead_id, adjustmentAnswers: [{ questionId: 'tyres', answer: 'worn' }] });
    return body.lead_id;
  }
  interface SentLead {
    type: string;
    data: { lead_id: string; trade_in: unknown; lead: { offer_accepted?: boolean } };
  }
  /** What has been sent of a lead; a delivery of an earlier test may still arrive. */
  const sent = async (leadId: string) =>
    (await createOutbox(api.database).list()).map(({ body }) => JSON.parse(body) as SentLead).filter(({ data }) => data.lead_id === leadId);
  /** The first that has been sent of a lead, which nothing follows yet. */
  const firstSent = (leadId: string) =>
    waitFor(async () => {
      const [first, ...others] = await sent(leadId);
      return first && others.length === 0 ? first : null;
    });

  it('AP-044 AP-045 goes from the registration to a guide; the lead is delivered once it has a contact', async () => {
    const rego = await plateOf(true);
    const first = await step({ step: 'rego', rego: rego.toLowerCase(), regoState: 'WA', category: 'Trade-In' });
    expect(first).toMatchObject({
      status: 201,
      body: { lead_id: expect.any(String), vehicle: { make: expect.any(String), year: expect.any(Number) } },
    });
    const { lead_id: leadId } = first.body;

    const second = await step({ step: 'vehicle', lead_id: leadId, kms: '40,000' });
    expect(second.body.questions?.map(({ id }) => id)).toEqual(['condition', 'tyres', 'service']);
    const third = await step({ step: 'answers', lead_id: leadId, adjustmentAnswers: [{ questionId: 'tyres', answer: 'worn' }] });
    expect(third.body.questions?.map(({ id }) => id)).toEqual(['condition', 'service']);
    expect(await api.database.query('select 1 from lead_deliveries')).toEqual([]);

    const fourth = await step({ step: 'contact', lead_id: leadId, ...CONTACT });
    const { id, low, high } = fourth.body.valuation as { id: number; low: number; high: number };
    expect(id).toEqual(expect.any(Number));
    expect(high).toBeGreaterThan(low);
    expect(await firstSent(leadId)).toMatchObject({
      type: 'lead.created',
      data: {
        lead_id: leadId,
        trade_in: {
          rego,
          kms: 40_000,
          answers: [{ question: 'tyres', answer: 'worn' }],
          valuation: { id, low, high, valid_until: '2026-03-09T02:00:00.000Z' },
        },
      },
    });
    expect(await api.database.query('select kind from consents')).toEqual([{ kind: 'marketing' }]);

    expect(await step({ step: 'accept', lead_id: leadId, offer_accepted: true })).toMatchObject({
      status: 422,
      body: { error: { fields: { step: 'This estimate is a guide. We call you about it.' } } },
    });
  });

  /** A car like new, whose estimate is an offer. */
  async function withOffer(): Promise<{ leadId: string; valuation: Answer['valuation'] }> {
    const { lead_id: leadId } = (await step({ step: 'details', year: '2025', make: 'Mazda', model: 'CX-5', badge: null, kms: 4000 })).body;
    const adjustmentAnswers = [
      { questionId: 'condition', answer: 'excellent' },
      { questionId: 'tyres', answer: 'good' },
      { questionId: 'service', answer: 'yes' },
    ];
    await step({ step: 'answers', lead_id: leadId, adjustmentAnswers });
    return { leadId, valuation: (await step({ step: 'contact', lead_id: leadId, ...CONTACT })).body.valuation };
  }

  const expire = (leadId: string) =>
    api.database.query(
      `update leads set payload = jsonb_set(payload, '{trade_in,valuation,valid_until}', '"2026-03-02T01:59:59.000Z"') where id = $1`,
      [leadId],
    );

  it('FO-077 AP-045 an offer is accepted once, and delivered as a part of its lead', async () => {
    const { leadId, valuation } = await withOffer();
    expect(valuation).toMatchObject({ is_offer: true, low: valuation?.high });
    expect((await step({ step: 'accept', lead_id: leadId, offer_accepted: true })).status).toBe(201);
    await step({ step: 'accept', lead_id: leadId, offer_accepted: true });
    const accepted = await waitFor(async () => (await sent(leadId)).find(({ type }) => type === 'lead.offer_accepted') ?? null);
    expect(accepted).toMatchObject({ data: { lead_id: leadId, lead: { offer_accepted: true } } });
    expect(await api.database.query('select part from lead_deliveries order by part')).toEqual([
      { part: 'lead' },
      { part: 'offer_accepted' },
    ]);
    await expire(leadId);
    expect((await step({ step: 'accept', lead_id: leadId, offer_accepted: true })).status).toBe(201);
  });

  it('FO-077 an offer that has expired is refused', async () => {
    const { leadId } = await withOffer();
    await expire(leadId);
    expect(await step({ step: 'accept', lead_id: leadId, offer_accepted: true })).toMatchObject({
      status: 422,
      body: { error: { fields: { step: 'This offer has expired. Please value your car again.' } } },
    });
  });

  it('FO-069 begins with make and model where the registration is not known', async () => {
    const named = { year: '2024', make: 'Toyota', model: 'Corolla', badge: null };
    const { status, body } = await step({ step: 'details', ...named, kms: 40_000 });
    expect([status, body.vehicle]).toEqual([201, { ...named, year: 2024, body: null }]);
    const { valuation } = (await step({ step: 'contact', lead_id: body.lead_id, ...CONTACT })).body;
    expect(valuation).toMatchObject({ low: expect.any(Number), high: expect.any(Number) });
    expect(await firstSent(body.lead_id)).toMatchObject({
      data: { trade_in: { rego: null, regoState: null, year: 2024, make: 'Toyota', kms: 40_000 } },
    });
  });

  it('PL-100 a trade-in has the source of its visit', async () => {
    const id = randomUUID();
    const post = (url: string, payload: object) =>
      api.app.inject({ method: 'POST', url, headers: { host: HOST, 'idempotency-key': randomUUID(), 'x-visit': id }, payload });
    await post('/api/visits', { id, search: '?utm_source=google&utm_campaign=trade-ins' });
    await post('/api/leads', { step: 'details', year: '2024', make: 'Toyota', model: 'Corolla', badge: null, kms: 40_000 });
    expect(await api.database.query('select source, campaign from leads')).toEqual([{ source: 'google', campaign: 'trade-ins' }]);
  });

  it('AP-045 an unknown registration is not found, and stores no lead', async () => {
    expect(await step({ step: 'rego', rego: 'NOTFOUND', regoState: 'WA' })).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    expect(await api.database.query('select 1 from leads')).toEqual([]);
  });

  it('AP-045 returns no estimate for an old car or one with many kilometres', async () => {
    const old = await upToContact(await plateOf(false));
    expect((await step({ step: 'contact', lead_id: old, ...CONTACT })).body.valuation).toEqual({
      id: expect.any(Number),
      low: null,
      high: null,
      valid_until: null,
    });
    const far = await upToContact(await plateOf(true), 100_001);
    expect((await step({ step: 'contact', lead_id: far, ...CONTACT })).body.valuation).toMatchObject({ low: null, high: null });
  });

  it('AP-042 each step has its key: a repeat gets the first response, another payload is a conflict', async () => {
    const rego = await plateOf(true);
    const key = randomUUID();
    const [one, two] = await Promise.all([
      step({ step: 'rego', rego, regoState: 'WA' }, { key }),
      step({ step: 'rego', rego, regoState: 'WA' }, { key }),
    ]);
    expect(one.body).toEqual(two.body);
    expect((await step({ step: 'rego', rego, regoState: 'NSW' }, { key })).status).toBe(409);
    await step({ step: 'vehicle', lead_id: one.body.lead_id, kms: 1000 });
    const contactKey = randomUUID();
    const first = await step({ step: 'contact', lead_id: one.body.lead_id, ...CONTACT }, { key: contactKey });
    expect(await step({ step: 'contact', lead_id: one.body.lead_id, ...CONTACT }, { key: contactKey })).toEqual(first);
    expect(await api.database.query('select count(*)::int as n from lead_deliveries')).toEqual([{ n: 1 }]);
  });

  it.each([
    ['no plate', { step: 'rego', regoState: 'WA' }, { rego: 'Please enter the registration number.' }],
    ['an unknown state', { step: 'rego', rego: '1ABC123', regoState: 'XX' }, { regoState: 'Please select a state.' }],
    [
      'a car without a name',
      { step: 'details', year: '21', make: ' ', model: '' },
      { year: 'Please enter the year, for example 2021.', make: 'Please enter the make.', model: 'Please enter the model.' },
    ],
    ['no kilometres', { step: 'vehicle', lead_id: randomUUID(), kms: 'many' }, { kms: 'The kilometres must be a number, such as 85,000.' }],
    ['no lead', { step: 'answers', adjustmentAnswers: [] }, { lead_id: expect.any(String) }],
    [
      'a bad contact',
      { step: 'contact', lead_id: randomUUID(), name: '', phone: '1', email: 'x' },
      { name: expect.any(String), phone: expect.any(String), email: expect.any(String) },
    ],
    ['no acceptance', { step: 'accept', lead_id: randomUUID(), offer_accepted: false }, { offer_accepted: 'Please accept the offer.' }],
    ['an unknown step', { step: 'dance' }, { step: expect.stringContaining('rego, details, vehicle') }],
  ])('AP-043 AP-044 rejects %s', async (_what, payload, fields) => {
    expect(await step(payload)).toMatchObject({ status: 422, body: { error: { code: 'validation_failed', fields } } });
  });

  it('AP-044 PL-043 rejects steps of another site’s lead, of an enquiry, and in another order', async () => {
    const leadId = await upToContact(await plateOf(true));
    expect((await step({ step: 'vehicle', lead_id: leadId, kms: 1 }, { host: RIVER_HOST })).status).toBe(404);
    expect((await step({ step: 'vehicle', lead_id: randomUUID(), kms: 1 })).status).toBe(404);
    expect((await step({ step: 'answers', lead_id: leadId, adjustmentAnswers: [{ questionId: 'smell', answer: 'fresh' }] })).status).toBe(
      422,
    );
    expect((await step({ step: 'accept', lead_id: leadId, offer_accepted: true })).status).toBe(422);
    await step({ step: 'contact', lead_id: leadId, ...CONTACT });
    expect((await step({ step: 'vehicle', lead_id: leadId, kms: 1 })).status).toBe(409);
  });

  it('PL-038 a valuation with a filled honeypot gets a response, goes to quarantine and is not delivered', async () => {
    const leadId = await upToContact(await plateOf(true));
    expect((await step({ step: 'contact', lead_id: leadId, ...CONTACT, website: 'http://spam.example' })).status).toBe(201);
    expect(await api.database.query('select quarantine_reason from leads')).toEqual([{ quarantine_reason: 'honeypot' }]);
    expect(await api.database.query('select 1 from lead_deliveries')).toEqual([]);
  });

  describe('a valuation that is saved', () => {
    const save = async (payload: object, host = HOST) =>
      (await api.app.inject({ method: 'POST', url: '/api/miscellaneous', headers: { host }, payload })).statusCode;
    const saved = () =>
      api.database.query<{ document: unknown }>('select tenant, lead_id::text as lead_id, document from saved_valuations');

    it('AP-048 belongs to the lead of a valuation, once, and holds what is known of one only', async () => {
      const lead_id = await upToContact(await plateOf(true));
      expect(await save({ column_name: 'valuation', lead_id, id: 1000, low: 8000, high: 9000 })).toBe(204);
      expect(await save({ column_name: 'valuation', lead_id, id: 1000, low: 9000, high: 11_000, note: 'x' })).toBe(204);
      expect(await saved()).toEqual([{ tenant: 'valuer-motors', lead_id, document: { id: 1000, low: 9000, high: 11_000 } }]);
    });

    it.each([
      ['another column', { column_name: 'users' }],
      ['no lead', { lead_id: undefined }],
      ['a lead that is unknown', { lead_id: '0b9a1f8e-0000-4000-8000-000000000001' }],
      ['a long text', { rego: 'x'.repeat(101) }],
    ])('AP-048 is refused with %s', async (_what, over) => {
      const lead_id = await upToContact(await plateOf(true));
      expect(await save({ column_name: 'valuation', lead_id, ...over })).toBe(422);
      expect(await saved()).toEqual([]);
    });

    it('AP-048 is refused with more than 4 kB', async () => {
      const lead_id = await upToContact(await plateOf(true));
      expect(await save({ column_name: 'valuation', lead_id, note: 'x'.repeat(4096) })).toBe(413);
      expect(await saved()).toEqual([]);
    });

    it('AP-048 is stored on a site that switches it on alone', async () => {
      expect(await save({ column_name: 'valuation', lead_id: '0b9a1f8e-0000-4000-8000-000000000001' }, RIVER_HOST)).toBe(404);
    });

    it('AP-048 PL-047 goes with its lead, and by its age where an earlier version saved it without one', async () => {
      const lead_id = await upToContact(await plateOf(true));
      await save({ column_name: 'valuation', lead_id, rego: '1ABC234' });
      await api.database.script(
        `insert into saved_valuations (tenant, document, saved_at) values ('valuer-motors', '{"of": "old"}', now() - interval '25 months'),
                                                                          ('valuer-motors', '{"of": "new"}', now())`,
      );
      await runRetention(api.database, 24, [savedValuations.deleteOf]);
      await savedValuations.deleteWithoutLead(api.database, 24);
      expect((await saved()).map(({ document }) => document)).toEqual([{ rego: '1ABC234' }, { of: 'new' }]);
      await api.database.script(`update leads set created_at = now() - interval '25 months'`);
      await runRetention(api.database, 24, [savedValuations.deleteOf]);
      await savedValuations.deleteWithoutLead(api.database, 24);
      expect((await saved()).map(({ document }) => document)).toEqual([{ of: 'new' }]);
    });
  });
});

describe('valuation service over HTTP', () => {
  let server: Server;
  let url: string;
  const calls: { path: string; token: string | undefined; body: unknown }[] = [];
  let answers: Record<string, { status: number; body: unknown }> = {};
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        const path = request.url ?? '';
        calls.push({ path, token: request.headers.authorization, body: JSON.parse(text) });
        const { status, body } = answers[path] ?? { status: 500, body: null };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('AP-045 returns cars, questions and estimates; 404 is null, an unexpected body is upstream_failed', async () => {
    const valuer = httpValuations({ url: `${url}/`, token: 'secret' });
    const vehicle = { year: 2020, make: 'Kia', model: 'Rio', badge: null, body: 'Hatch' };
    answers = {
      '/vehicles': { status: 200, body: { ...vehicle, vin: 'ignored' } },
      '/estimates': { status: 404, body: null },
      '/questions': { status: 200, body: { questions: 'none' } },
    };
    expect(await valuer.findVehicle('1ABC234', 'WA')).toMatchObject(vehicle);
    expect(calls.at(-1)).toEqual({ path: '/vehicles', token: 'Bearer secret', body: { rego: '1ABC234', state: 'WA' } });
    const request = { rego: '1ABC234', regoState: 'WA' as const, vehicle, kms: 1, answers: [] };
    expect(await valuer.estimate(request)).toBeNull();
    answers['/estimates'] = { status: 200, body: { low: 9000.4, high: 9000.4, is_offer: true } };
    expect(await valuer.estimate(request)).toEqual({ low: 9000, high: 9000, isOffer: true });
    answers['/estimates'] = { status: 200, body: { low: 9000, high: 9900, is_offer: true } };
    expect(await valuer.estimate(request)).toEqual({ low: 9000, high: 9900, isOffer: false });
    answers['/estimates'] = { status: 200, body: { low: 9900, high: 9000 } };
    await expect(valuer.estimate(request)).rejects.toMatchObject({ code: 'upstream_failed' });
    answers['/estimates'] = { status: 200, body: { low: 9000, high: 9000 } };
    expect(await valuer.estimate(request)).toEqual({ low: 9000, high: 9000, isOffer: false });
    await expect(valuer.questions(vehicle)).rejects.toMatchObject({ code: 'upstream_failed' });
    answers = {};
    await expect(valuer.findVehicle('1ABC234', 'WA')).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('FO-080 a service that fails at the end costs no lead: it is accepted and delivered without an estimate', async () => {
    const vehicle = { year: 2024, make: 'Kia', model: 'Rio', badge: null, body: null };
    answers = { '/vehicles': { status: 200, body: vehicle }, '/questions': { status: 200, body: { questions: [] } } };
    const environment = { VALUATIONS_URL: url, VALUATIONS_TOKEN: 'secret' };
    const api = await startTestApi({
      tenants: tenantsOf(VALUER),
      now: () => NOW,
      integrations: integrationsFrom(environment, { outbox: { append: async () => {} }, now: () => NOW, isDemonstration: true }),
    });
    const step = async (payload: object) => {
      const headers = { host: HOST, 'idempotency-key': randomUUID() };
      const response = await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
      return { status: response.statusCode, body: response.json() as Answer };
    };
    const { body } = await step({ step: 'rego', rego: '1ABC234', regoState: 'WA', kms: 40_000 });
    expect(await step({ step: 'contact', lead_id: body.lead_id, ...CONTACT })).toMatchObject({
      status: 201,
      body: { valuation: { low: null, high: null, valid_until: null } },
    });
    expect(await api.database.query('select form_completed, quarantine_reason from leads')).toEqual([
      { form_completed: true, quarantine_reason: null },
    ]);
    await api.close();
  });

  it('AP-045 is configured by the environment; half a configuration is rejected', () => {
    const nameOf = (environment: Record<string, string>, isDemonstration = true) =>
      integrationsFrom(environment, { outbox: { append: async () => {} }, now: () => NOW, isDemonstration }).valuations?.name ?? null;
    expect(nameOf({})).toBe('local example valuations');
    expect([nameOf({}, false), nameOf({ VALUATIONS_URL: 'off' })]).toEqual([null, null]);
    expect(nameOf({ VALUATIONS_URL: 'https://valuer.example/v1', VALUATIONS_TOKEN: 'x' })).toBe('valuer.example');
    expect(() => nameOf({ VALUATIONS_URL: 'https://valuer.example' })).toThrow('belong together');
  });
});
