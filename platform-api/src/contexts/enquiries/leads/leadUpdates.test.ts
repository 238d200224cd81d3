import { randomUUID } from 'node:crypto';
import { aLead } from '@forecourt/shared-contracts/testing';
import { checkAdf } from '../delivery/adf/checkAdf';
import { adfOf } from '../delivery/adf/adf';
import { leadJson } from '../delivery/channels/leadJson';
import { leadSubject, leadText } from '../delivery/channels/leadText';
import type { DeliveryConfig } from '../delivery/deliveryConfig';
import { deliveryOf } from '../delivery/deliverySource';
import { createDeliveryPlanner } from '../delivery/deliveryPlanner';
import { createDeliveryQueue } from '../delivery/deliveryQueue';
import { aDeliveredLead } from '../../../../testing/aDeliveredLead';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { emptyLeads } from '../../../../testing/emptyLeads';
import { createLeadService } from '../lead-operations/leadService';

const TWO_ENDPOINTS: Record<string, DeliveryConfig> = {
  'harbour-motors': {
    endpoints: { crm: { channel: 'webhook', url: 'outbox:' }, inbox: { channel: 'email', to: ['sales@example.com'] } },
    rules: [{ endpoints: ['crm', 'inbox'] }],
  },
};

describe.each(DATABASES)('updates of leads on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      database: await open(),
      delivery: { source: deliveryOf(TWO_ENDPOINTS), environment: {}, isWorking: false },
    });
  });
  afterAll(() => api.close());
  beforeEach(() => emptyLeads(api.database));

  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, headers: { host: HARBOUR_HOST, 'idempotency-key': randomUUID() }, payload });
  const send = async (over: object = {}) => ((await post('/api/leads', aLead(over))).json() as { lead_id: string }).lead_id;
  const add = async (leadId: string, attributes: object, category = 'Follow-up call') =>
    (await post(`/api/leads/${leadId}/attributes`, { category, attributes })).statusCode;
  const planned = async (leadId: string) =>
    (
      await api.database.query<{ part: string; endpoint: string }>(
        'select part, endpoint from lead_deliveries where lead_id = $1 order by part, endpoint',
        [leadId],
      )
    ).map(({ part, endpoint }) => `${part} ${endpoint}`);

  it('PL-033 AP-046 what is learnt of a lead is delivered to each of its endpoints', async () => {
    const lead = await send();
    expect(await add(lead, { called_at: '2026-03-02T03:00:00Z' })).toBe(204);
    expect(await add(lead, { called_at: '2026-03-03T03:00:00Z' })).toBe(204);
    expect(await planned(lead)).toEqual(['lead crm', 'lead inbox', 'update crm', 'update crm', 'update inbox', 'update inbox']);
  });

  it('AP-046 what the lead holds already is stored and no message to the dealer', async () => {
    const lead = await send({ car_type: 'used', subcategory: 'Corolla' });
    expect(await add(lead, { car_type: 'used', subcategory: 'Corolla', car_id: null })).toBe(204);
    expect(await planned(lead)).toEqual(['lead crm', 'lead inbox']);
    expect(await api.database.query('select category from lead_attributes')).toEqual([{ category: 'Follow-up call' }]);
  });

  it('PL-038 updates of a lead in quarantine are delivered once it is released, not before', async () => {
    const lead = await send({ website: 'http://spam.example' });
    await add(lead, { called_at: '2026-03-02T03:00:00Z' });
    expect(await planned(lead)).toEqual([]);
    const planner = createDeliveryPlanner(deliveryOf(TWO_ENDPOINTS), createDeliveryQueue(api.database), () => false);
    expect(await createLeadService(api.database, planner).release(lead)).toBe(true);
    expect(await planned(lead)).toEqual(['lead crm', 'lead inbox', 'update crm', 'update inbox']);
  });

  it('PL-046 a lead takes twenty updates from outside', async () => {
    const lead = await send();
    const statuses = [];
    for (let each = 0; each < 21; each += 1) statuses.push(await add(lead, { each }));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });

  it('PL-037 updates are part of the operator’s list and export', async () => {
    const lead = await send();
    await add(lead, { amount: 200 }, 'Reservation');
    const planner = createDeliveryPlanner(deliveryOf(TWO_ENDPOINTS), createDeliveryQueue(api.database), () => false);
    const service = createLeadService(api.database, planner);
    const update = { category: 'Reservation', at: expect.stringMatching(/^\d{4}-.*Z$/) as string, attributes: { amount: 200 } };
    expect((await service.list())[0]?.updates).toEqual([update]);
    expect((await service.export()).leads[0]?.updates).toEqual([update]);
  });
});

it('PL-040 an update is named first in every channel', () => {
  const update = {
    category: 'Reservation',
    at: new Date('2026-03-02T09:00:00Z'),
    attributes: { amount: 200, held_until: '2026-03-04T09:00:00.000Z', note: null },
  };
  const lead = aDeliveredLead({ part: 'update', update });
  expect(leadSubject(lead)).toBe('Reservation, General Enquiry, Ash Nguyen');
  expect(leadText(lead).split('\n').slice(0, 4)).toEqual([
    'Update: Reservation',
    'Amount: 200',
    'Held until: 2026-03-04T09:00:00.000Z',
    '',
  ]);
  expect(JSON.parse(leadJson(lead))).toMatchObject({
    type: 'lead.updated',
    data: { lead_id: lead.leadId, update: { category: 'Reservation', at: '2026-03-02T09:00:00.000Z', attributes: { amount: 200 } } },
  });
  expect(checkAdf(adfOf(lead))).toEqual([]);
  expect(adfOf(lead)).toContain('<comments>Update: Reservation\nAmount: 200\nHeld until: 2026-03-04T09:00:00.000Z\n');
});
