import { randomUUID } from 'node:crypto';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { emptyLeads } from '../../../../testing/emptyLeads';

const FIRST_STEP = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '6000',
  message: 'I am interested.',
  category: 'Vehicle Enquiry',
  opt_in: true,
  opt_in_wording: 'Yes',
  url: 'http://harbour-motors.localhost:3000/cars/a',
  fill_seconds: 14,
  form_completed: false,
};
const NOW = new Date('2026-03-02T02:00:00Z');

describe.each(DATABASES)('steps of a lead on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: await open(), now: () => NOW });
  });
  afterAll(() => api.close());
  beforeEach(() => emptyLeads(api.database));

  async function send(payload: object, { key = randomUUID() as string, host = HARBOUR_HOST } = {}) {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host, 'idempotency-key': key },
      payload,
    });
    return { status: response.statusCode, body: response.json() as { lead_id: string; error?: { code: string } } };
  }
  const secondStep = (leadId: string) => ({ ...FIRST_STEP, lead_id: leadId, message: 'In white, please.', form_completed: true });
  const stored = () =>
    api.database.query<Record<string, unknown>>(
      `select l.id, l.form_completed, l.payload->>'message' as message, l.quarantine_reason as quarantine, d.part, d.state,
              round(extract(epoch from d.next_attempt_at - now()) / 60)::int as minutes
         from leads l left join lead_deliveries d on d.tenant = l.tenant and d.lead_id = l.id order by d.created_at, d.part desc`,
    );
  /** Minutes from the clock of the database to that of the test, from which the wait counts. */
  const minutesTo = (instant: Date) => Math.round((instant.getTime() - Date.now()) / 60_000);

  it('FO-017 FO-087 the first step makes a lead that is delivered 15 minutes later if no other step comes', async () => {
    const { status, body } = await send(FIRST_STEP);
    expect(status).toBe(201);
    const minutes = minutesTo(NOW) + 15;
    expect(await stored()).toEqual([
      { id: body.lead_id, form_completed: false, message: 'I am interested.', quarantine: null, part: 'lead', state: 'pending', minutes },
    ]);
  });

  it('FO-003 PL-031 the last step completes the same lead, which is due at once', async () => {
    const { body } = await send({ ...FIRST_STEP });
    await api.database.script(`update lead_deliveries set next_attempt_at = now() + interval '15 minutes'`);
    const second = await send(secondStep(body.lead_id));
    expect([second.status, second.body.lead_id]).toEqual([201, body.lead_id]);
    const lead = { id: body.lead_id, form_completed: true, message: 'In white, please.', quarantine: null };
    expect(await stored()).toEqual([{ ...lead, part: 'lead', state: 'pending', minutes: 0 }]);
    expect(await api.database.query('select kind from consents')).toEqual([{ kind: 'marketing' }]);
  });

  it('PL-039 a consent that a later step takes back is not recorded', async () => {
    const { body } = await send(FIRST_STEP);
    expect(await api.database.query('select kind from consents')).toEqual([{ kind: 'marketing' }]);
    await send({ ...secondStep(body.lead_id), opt_in: false });
    expect(await api.database.query('select kind from consents')).toEqual([]);
  });

  it('AP-042 a step is stored once for its key', async () => {
    const { body } = await send(FIRST_STEP);
    const key = randomUUID();
    const responses = await Promise.all([send(secondStep(body.lead_id), { key }), send(secondStep(body.lead_id), { key })]);
    expect(responses.map(({ status, body: { lead_id } }) => [status, lead_id])).toEqual([
      [201, body.lead_id],
      [201, body.lead_id],
    ]);
  });

  it('PL-031 what comes after the unfinished lead was delivered is delivered as a part of its own', async () => {
    const { body } = await send(FIRST_STEP);
    await api.database.script(`update lead_deliveries set state = 'delivered', next_attempt_at = now()`);
    await send(secondStep(body.lead_id));
    expect((await stored()).map(({ part, state }) => [part, state])).toEqual([
      ['lead', 'delivered'],
      ['completed', 'pending'],
    ]);
  });

  it('PL-031 a delivery that may be under way is not taken for one that waits', async () => {
    const { body } = await send(FIRST_STEP);
    await api.database.script(`update lead_deliveries set endpoint = 'crm', next_attempt_at = now() + interval '10 seconds'`);
    await send(secondStep(body.lead_id));
    expect((await stored()).map(({ part }) => part)).toEqual(['lead', 'completed']);
  });

  it('PL-038 a step with a filled honeypot puts the lead into quarantine, undelivered', async () => {
    const { body } = await send(FIRST_STEP);
    await send({ ...secondStep(body.lead_id), website: 'http://spam.example' });
    expect(await stored()).toEqual([
      expect.objectContaining({ id: body.lead_id, form_completed: true, quarantine: 'honeypot', part: null, state: null }),
    ]);
  });

  it('AP-042 a step of a completed lead is a conflict', async () => {
    const { body } = await send(FIRST_STEP);
    await send(secondStep(body.lead_id));
    expect(await send(secondStep(body.lead_id))).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  });

  it('PL-043 a step of another site’s lead, of an unknown one or of no id is 404', async () => {
    const { body } = await send(FIRST_STEP);
    for (const [leadId, host] of [
      [body.lead_id, RIVER_HOST],
      [randomUUID(), HARBOUR_HOST],
      ['1; drop table leads', HARBOUR_HOST],
    ] as const) {
      expect(await send(secondStep(leadId), { host })).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect(await stored()).toEqual([expect.objectContaining({ message: 'I am interested.', form_completed: false })]);
  });
});
