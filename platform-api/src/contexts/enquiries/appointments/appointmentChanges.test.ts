import { randomUUID } from 'node:crypto';
import type { Appointment, AppointmentSlot } from '@forecourt/shared-contracts';
import { startLeadReceiver, type LeadReceiver } from '../../../../testing/leadReceiver';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { waitFor } from '../../../../testing/waitFor';
import { deliveryOf } from '../delivery/deliverySource';

// A Monday in Perth, 10:15 in the morning.
const MONDAY = '2026-03-02T02:15:00Z';
const NINE = '2026-03-03T09:30:00+08:00';
const TEN = '2026-03-03T10:30:00+08:00';
const LEAD = {
  ...{ name: 'Ann', last_name: 'Lee', postcode: '6000', fill_seconds: 14 },
  ...{ category: 'Test Drive', url: 'http://harbour-motors.localhost/book-test-drive', location: 'harbour-motors-perth' },
};
const TAKEN = 'This time has just been taken. Please choose another one.';

describe.each(DATABASES)('changes of a test drive on $name', ({ open }) => {
  let api: TestApi;
  let receiver: LeadReceiver;
  let instant = MONDAY;
  let visitors = 0;

  beforeAll(async () => {
    receiver = await startLeadReceiver();
    api = await startTestApi({
      database: await open(),
      now: () => new Date(instant),
      delivery: {
        source: deliveryOf({
          [HARBOUR.slug]: {
            endpoints: { crm: { channel: 'webhook', url: receiver.url, secret: 'env:CRM_SECRET' } },
            rules: [{ endpoints: ['crm'] }],
          },
        }),
        environment: { CRM_SECRET: `whsec_${Buffer.from('a secret of the dealer').toString('base64')}` },
        isWorking: true,
        policy: { firstDelayMs: 30, maxDelayMs: 60, giveUpAfterMs: 60_000, fallbackAfterMs: 3_600_000 },
      },
    });
  });
  afterAll(async () => {
    await api.close();
    await receiver.close();
  });
  beforeEach(() => {
    instant = MONDAY;
  });

  const send = async (method: 'GET' | 'POST', url: string, payload?: object | string, headers: Record<string, string> = {}) => {
    const response = await api.app.inject({ method, url, headers: { host: HARBOUR_HOST, ...headers }, ...(payload && { payload }) });
    const body = response.body ? (response.json() as Appointment & { error?: { fields?: Record<string, string> } }) : null;
    return { status: response.statusCode, body, headers: response.headers };
  };
  const book = async (appointment: string | null, over: object = {}) => {
    visitors += 1;
    // As many leads of one number or address would be quarantined.
    const contact = { email: `visitor-${visitors}@example.com`, phone: `0412 345 ${600 + visitors}` };
    const payload = { ...LEAD, ...contact, appointment, ...over };
    const { body } = await send('POST', '/api/leads', payload, { 'idempotency-key': randomUUID() });
    return body as unknown as { lead_id: string; appointment_id?: string };
  };
  const isFree = async (start: string) => {
    const date = start.slice(0, 10);
    const { body } = await send('GET', `/api/appointments?location_id=31&from=${date}&to=${date}`);
    return (body as unknown as AppointmentSlot[]).find((slot) => slot.start === start)?.available;
  };
  const move = (id: string | undefined, start: string) => send('POST', `/api/appointments/${id}/move`, { start });
  const cancel = (id: string | undefined) => send('POST', `/api/appointments/${id}/cancel`, {});
  const deliveriesOf = (leadId: string) =>
    api.database.query<{ part: string }>('select part from lead_deliveries where lead_id = $1 order by created_at', [leadId]);

  const deliveredChange = async (leadId: string): Promise<unknown> => {
    const find = () => receiver.received.find(({ body }) => body.includes(leadId) && body.includes('lead.appointment_changed'));
    await waitFor(() => find() !== undefined);
    return JSON.parse(find()?.body ?? '');
  };

  it('AP-047 FO-048 the receipt of a booked time has the id that reads it back', async () => {
    const { lead_id: leadId, appointment_id: id } = await book(NINE);
    const { status, body, headers } = await send('GET', `/api/appointments/${id}`);
    expect([status, body]).toEqual([200, { id, lead_id: leadId, start: NINE, location_id: 31, car: null, sequence: 0, state: 'booked' }]);
    expect(headers['cache-control']).toBe('no-store');
    await cancel(id);
  });

  it('AP-047 a lead without a time, and one in quarantine, holds no slot and says so', async () => {
    expect((await book(null)).appointment_id).toBeUndefined();
    expect((await book(NINE, { website: 'http://spam.example' })).appointment_id).toBeUndefined();
    expect(await isFree(NINE)).toBe(true);
  });

  it('AP-047 FO-048 moves to a free time: the old one is free, and each change is delivered', async () => {
    const { lead_id: leadId, appointment_id: id } = await book(NINE);
    expect((await move(id, TEN)).body).toMatchObject({ start: TEN, sequence: 1, state: 'booked' });
    expect([await isFree(NINE), await isFree(TEN)]).toEqual([true, false]);
    expect((await move(id, NINE)).body).toMatchObject({ start: NINE, sequence: 2 });
    expect(await deliveriesOf(leadId)).toEqual(['lead', 'appointment_changed', 'appointment_changed'].map((part) => ({ part })));
    const delivered = await deliveredChange(leadId);
    expect(delivered).toMatchObject({ data: { lead_id: leadId, lead: { appointment_change: 'moved' } } });
    await cancel(id);
  });

  it('AP-047 the same time again changes nothing', async () => {
    const { lead_id: leadId, appointment_id: id } = await book(NINE);
    expect((await move(id, '2026-03-03T01:30:00Z')).body).toMatchObject({ start: NINE, sequence: 0 });
    expect(await deliveriesOf(leadId)).toEqual([{ part: 'lead' }]);
    await cancel(id);
  });

  it('AP-047 rejects a time that somebody else has, and preserves the old one', async () => {
    const [first, second] = [await book(NINE), await book(TEN)];
    const { status, body } = await move(first.appointment_id, TEN);
    expect([status, body?.error?.fields]).toEqual([422, { start: TAKEN }]);
    expect((await send('GET', `/api/appointments/${first.appointment_id}`)).body).toMatchObject({ start: NINE, sequence: 0 });
    await cancel(first.appointment_id);
    await cancel(second.appointment_id);
  });

  it('AP-047 of two who move to the same time at once one gets it', async () => {
    const booked = [await book(NINE), await book(TEN)];
    const moved = await Promise.all(booked.map(({ appointment_id: id }) => move(id, '2026-03-03T11:30:00+08:00')));
    expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    for (const { appointment_id: id } of booked) await cancel(id);
  });

  it.each(['2026-03-03T09:00:00+08:00', '2026-03-02T09:30:00+08:00', '2026-03-08T09:30:00+08:00'])(
    'AP-047 rejects %s, which the location does not offer',
    async (start) => {
      const { appointment_id: id } = await book(NINE);
      const { status, body } = await move(id, start);
      expect([status, body?.error?.fields]).toEqual([422, { start: 'This time is not available. Please choose another one.' }]);
      await cancel(id);
    },
  );

  it('AP-047 cancels once: the slot is free, the change is delivered, and a second click changes nothing', async () => {
    const { lead_id: leadId, appointment_id: id } = await book(NINE);
    expect((await cancel(id)).body).toMatchObject({ start: NINE, sequence: 1, state: 'cancelled' });
    expect((await cancel(id)).body).toMatchObject({ sequence: 1, state: 'cancelled' });
    expect(await isFree(NINE)).toBe(true);
    expect(await deliveriesOf(leadId)).toEqual([{ part: 'lead' }, { part: 'appointment_changed' }]);
    expect((await move(id, TEN)).status).toBe(409);
    const delivered = await deliveredChange(leadId);
    expect(delivered).toMatchObject({ data: { lead: { appointment: NINE, appointment_change: 'cancelled' } } });
  });

  it('AP-047 PL-030 a form without script that cancels is led back to the page of the test drive', async () => {
    const { appointment_id: id } = await book(NINE);
    const { status, headers } = await send('POST', `/api/appointments/${id}/cancel`, '', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-site-routes': '[{"name":"forms.appointment","pattern":"/test-drives/:appointmentId"}]',
    });
    expect([status, headers.location]).toEqual([303, `/test-drives/${id}`]);
  });

  it('AP-047 a test drive in the past can not be changed', async () => {
    const { appointment_id: id } = await book(NINE);
    instant = '2026-03-03T02:00:00Z';
    expect((await send('GET', `/api/appointments/${id}`)).body).toMatchObject({ state: 'past' });
    expect([(await move(id, TEN)).status, (await cancel(id)).status]).toEqual([409, 409]);
  });

  it('AP-047 after ten changes the visitor is asked to call', async () => {
    const { appointment_id: id } = await book('2026-03-04T09:30:00+08:00');
    for (let change = 0; change < 10; change += 1)
      await move(id, change % 2 === 0 ? '2026-03-04T10:30:00+08:00' : '2026-03-04T09:30:00+08:00');
    const { status, body } = await move(id, '2026-03-04T11:30:00+08:00');
    expect([status, body?.error?.fields]).toEqual([422, { start: 'You have changed this test drive several times. Please call us.' }]);
    expect((await cancel(id)).body).toMatchObject({ state: 'cancelled' });
  });

  it('AP-047 PL-043 an unknown id, and the id of another site, are not found', async () => {
    const { appointment_id: id } = await book(TEN);
    for (const url of [`/api/appointments/${randomUUID()}`, `/api/appointments/${id}`]) {
      const response = await api.app.inject({ url, headers: { host: RIVER_HOST } });
      expect(response.statusCode).toBe(404);
    }
    expect((await move(randomUUID(), TEN)).status).toBe(404);
    expect((await send('GET', '/api/appointments/no-id')).status).toBe(422);
    await cancel(id);
  });
});
