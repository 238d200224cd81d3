import { randomUUID } from 'node:crypto';
import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { RIVER, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../../testing/testApi';
import { waitFor } from '../../../../../testing/waitFor';
import type { DeliveryConfig } from '../deliveryConfig';
import { deliveryOf } from '../deliverySource';

const HOST = 'harbour-motors.localhost';
const HARBOUR = aSite({
  slug: 'harbour-motors',
  locations: [aLocation()],
  switches: { confirmationMailEnabled: true, valuationProvider: 'local' },
});
const RULES: DeliveryConfig = { endpoints: { crm: { channel: 'webhook', url: 'outbox:' } }, rules: [{ endpoints: ['crm'] }] };
// A Monday in Perth, 10:15 in the morning.
const NOW = new Date('2026-03-02T02:15:00Z');

const ROUTES = JSON.stringify([{ name: 'forms.appointment', pattern: '/test-drives/:appointmentId' }]);

interface Message {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    tenants: tenantsOf(HARBOUR, RIVER),
    isDemonstration: true,
    now: () => NOW,
    delivery: {
      source: deliveryOf({ 'harbour-motors': RULES, 'river-motors': RULES }),
      environment: { MAIL_FROM: 'sales@harbour.example' },
      pollEveryMs: 20,
    },
  });
});
afterAll(() => api.close());

let visitors = 0;
async function send(
  over: object,
  host = HOST,
  key: string = randomUUID(),
): Promise<{ lead_id: string; appointment_id?: string; email: string }> {
  visitors += 1;
  const email = `ann${visitors}@example.com`;
  const payload = {
    ...{ name: 'Ann', last_name: 'Lee', email, phone: `0412 345 ${600 + visitors}`, postcode: '6000' },
    ...{ category: 'Vehicle Enquiry', message: 'Hello.', url: `http://${host}/`, fill_seconds: 20, form_completed: true, opt_in: false },
    ...over,
  };
  const headers = { host, 'idempotency-key': key, 'x-forwarded-for': `2001:db8::${visitors}`, 'x-site-routes': ROUTES };
  const response = await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload });
  expect(response.statusCode).toBe(201);
  return { ...(response.json() as { lead_id: string; appointment_id?: string }), email };
}
const messages = () => api.database.query<Message>('select channel, recipient, subject, body, html from outbox_messages order by id');
/** What an address got once the dealer has the lead, and nothing of it is pending any more. */
async function mailsTo(email: string, leadId: string): Promise<Message[]> {
  await waitFor(async () => {
    const open = await api.database.query(`select 1 from lead_deliveries where lead_id = $1 and state = 'pending'`, [leadId]);
    return open.length === 0;
  });
  return (await messages()).filter(({ recipient }) => recipient === email);
}

it('FO-126 a completed enquiry is confirmed to its visitor, as text and HTML, beside the dealer’s delivery', async () => {
  const { lead_id: leadId, email } = await send({ location: 'harbour-motors-perth' });
  const [mail, ...others] = await mailsTo(email, leadId);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: 'visitor', subject: 'Your enquiry at Harbour Motors' });
  const reference = `${leadId.slice(0, 4)}-${leadId.slice(4, 8)}`.toUpperCase();
  expect(mail?.body).toContain(`Reference: ${reference}`);
  expect(mail?.html).toContain(reference);
  const deliveries = await api.database.query('select part, endpoint, state from lead_deliveries where lead_id = $1 order by endpoint', [
    leadId,
  ]);
  expect(deliveries).toEqual([
    { part: 'confirmation', endpoint: '@visitor', state: 'delivered' },
    { part: 'lead', endpoint: 'crm', state: 'delivered' },
  ]);
});

it.each([
  ['of a site that does not confirm', {}, RIVER_HOST],
  ['that is paid, whose receipt is its e-mail', { category: 'Reserve', terms_agreed: true }, HOST],
  ['in quarantine', { website: 'http://spam.example' }, HOST],
])('FO-126 a lead %s is not confirmed', async (_which, over, host) => {
  const { lead_id: leadId, email } = await send(over, host);
  expect(await mailsTo(email, leadId)).toEqual([]);
});

it('FO-126 a form of several steps is confirmed once, with its last step', async () => {
  const { lead_id: leadId, email } = await send({ form_completed: false });
  expect((await messages()).filter(({ recipient }) => recipient === email)).toEqual([]);
  await send({ lead_id: leadId, email });
  expect(await mailsTo(email, leadId)).toHaveLength(1);
});

it('FO-126 a retry of the same submit is confirmed once', async () => {
  const key = randomUUID();
  const email = 'retry@example.com';
  const phone = '0412 345 777';
  const first = await send({ email, phone }, HOST, key);
  const again = await send({ email, phone }, HOST, key);
  expect(again.lead_id).toBe(first.lead_id);
  expect(await mailsTo(email, first.lead_id)).toHaveLength(1);
});

it('FO-126 a valuation is confirmed with its contact', async () => {
  const step = async (payload: object) => {
    const headers = { host: HOST, 'idempotency-key': randomUUID() };
    return (await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json() as { lead_id: string };
  };
  const { lead_id } = await step({
    step: 'details',
    year: 2022,
    make: 'Kia',
    model: 'Rio',
    badge: null,
    kms: 40_000,
    url: '',
    fill_seconds: 9,
  });
  await step({ step: 'vehicle', lead_id, kms: 40_000 });
  await step({ step: 'answers', lead_id, adjustmentAnswers: [] });
  const contact = {
    name: 'Ann',
    last_name: 'Lee',
    phone: '0412 345 999',
    email: 'valued@example.com',
    postcode: '6000',
    location_id: null,
  };
  await step({ step: 'contact', lead_id, ...contact, url: '', form_completed: true, opt_in: false, opt_in_wording: null });
  expect((await mailsTo('valued@example.com', lead_id)).map(({ subject }) => subject)).toEqual(['Your valuation by Harbour Motors']);
});

it('FO-126 a test drive is confirmed, and each change of it, with its private page', async () => {
  const {
    lead_id: leadId,
    email,
    appointment_id: id,
  } = await send({
    category: 'Test Drive',
    location: 'harbour-motors-perth',
    appointment: '2026-03-03T09:30:00+08:00',
  });
  expect((await mailsTo(email, leadId)).map(({ subject }) => subject)).toEqual(['Your test drive at Harbour Motors']);
  const change = (what: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/appointments/${id}/${what}`, headers: { host: HOST }, payload });
  await change('move', { start: '2026-03-03T10:30:00+08:00' });
  await mailsTo(email, leadId);
  await change('cancel', {});
  const mails = await mailsTo(email, leadId);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your test drive at Harbour Motors',
    'Your test drive at Harbour Motors has a new time',
    'Your test drive at Harbour Motors is cancelled',
  ]);
  expect(mails[0]?.body).toContain('Test drive: Tue 3 Mar, 9:30 am (Perth time)');
  expect(mails[1]?.body).toContain('Test drive: Tue 3 Mar, 10:30 am (Perth time)');
  expect(mails[0]?.body).toContain(`/test-drives/${id}`);
});
