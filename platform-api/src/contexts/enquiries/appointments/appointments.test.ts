import { randomUUID } from 'node:crypto';
import type { AppointmentSlot } from '@forecourt/shared-contracts';
import { createContentRepository } from '../../site';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

// A Monday in Perth, 10:15 in the morning.
const NOW = new Date('2026-03-02T02:15:00Z');
const LEAD = {
  ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', postcode: '6000', fill_seconds: 14 },
  ...{ category: 'Test Drive', url: 'http://harbour-motors.localhost/test-drive', location: 'harbour-motors-perth' },
};

describe.each(DATABASES)('appointments on $name', ({ open }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database: await open(), now: () => NOW });
    await createContentRepository(api.database).save(HARBOUR.slug, 'special-hours', [
      {
        slug: 'closed',
        position: 0,
        document: { date: '2026-03-04', status: 'Closed', start_hour: null, end_hour: null, hours: null, location_id: 31, location: null },
      },
      {
        slug: 'short',
        position: 1,
        document: {
          date: '2026-03-05',
          status: 'Open',
          start_hour: '10:00',
          end_hour: '12:30',
          hours: null,
          location_id: 31,
          location: null,
        },
      },
    ]);
  });
  afterAll(() => api.close());

  const requestSlots = async (query: string, host = HARBOUR_HOST) => {
    const response = await api.app.inject({ url: `/api/appointments?${query}`, headers: { host } });
    return { status: response.statusCode, body: response.json() as AppointmentSlot[] & { error?: { fields?: object } } };
  };
  const startsOf = async (date: string) => (await requestSlots(`location_id=31&from=${date}&to=${date}`)).body.map(({ start }) => start);
  const book = async (appointment: string | null, email = 'ann@example.com', over: object = {}, key: string = randomUUID()) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: HARBOUR_HOST, 'idempotency-key': key },
      payload: { ...LEAD, email, appointment, ...over },
    });
    return {
      status: response.statusCode,
      body: response.json() as { appointment_id?: string; error?: { fields?: Record<string, string> } },
    };
  };

  it('AP-047 offers the hours of the location by its own clock, from now on', async () => {
    expect(await startsOf('2026-03-02')).toEqual(
      ['10:30', '11:30', '12:30', '13:30', '14:30', '15:30'].map((time) => `2026-03-02T${time}:00+08:00`),
    );
    expect((await startsOf('2026-03-03'))[0]).toBe('2026-03-03T08:30:00+08:00');
  });

  it('AP-047 special hours replace the weekday’s, and closed days have no times', async () => {
    expect(await startsOf('2026-03-04')).toEqual([]);
    expect(await startsOf('2026-03-05')).toEqual(['2026-03-05T10:00:00+08:00', '2026-03-05T11:00:00+08:00']);
    expect(await startsOf('2026-03-07')).toEqual([]);
  });

  it('AP-047 a booked time is not available any more, and cannot be booked twice', async () => {
    const start = '2026-03-03T09:30:00+08:00';
    expect((await book(start)).status).toBe(201);
    const { body } = await requestSlots('location_id=31&from=2026-03-03&to=2026-03-03');
    expect(body.filter(({ available }) => !available)).toEqual([{ start, available: false }]);
    const second = await book('2026-03-03T01:30:00Z', 'bo@example.com');
    expect([second.status, second.body.error?.fields]).toEqual([
      422,
      { appointment: 'This time has just been taken. Please choose another one.' },
    ]);
    expect(await api.database.query(`select 1 from leads where payload->>'email' = 'bo@example.com'`)).toEqual([]);
  });

  it('AP-047 of two who book the same time at once one gets it', async () => {
    const responses = await Promise.all(['a', 'b', 'c'].map((name) => book('2026-03-06T09:30:00+08:00', `${name}@example.com`)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it.each([
    ['at 03:00 in the night', '2026-03-03T03:00:00+08:00'],
    ['between two slots', '2026-03-03T09:00:00+08:00'],
    ['on a closed day', '2026-03-04T09:30:00+08:00'],
    ['after the next 31 days', '2026-04-02T09:30:00+08:00'],
    ['in 2099', '2099-03-03T09:30:00+08:00'],
  ])('AP-047 FO-048 a time %s cannot be booked, and the lead can be sent with another', async (_what, appointment) => {
    const { status, body } = await book(appointment, 'night@example.com');
    expect([status, body.error?.fields]).toEqual([422, { appointment: 'This time is not available. Please choose another one.' }]);
    expect(await api.database.query(`select 1 from leads where payload->>'email' = 'night@example.com'`)).toEqual([]);
  });

  it('AP-047 lists no slot after the next 31 days', async () => {
    expect(await startsOf('2026-04-01')).toHaveLength(8);
    expect(await startsOf('2026-04-02')).toEqual([]);
  });

  it('AP-047 FO-048 a time without a place is a wish: as many as like have it, and no slot is held', async () => {
    const wish = '2026-03-10T09:30:00+08:00';
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const { status, body } = await book(wish, `wish-${name}@example.com`, {
        location: null,
        phone: `0412 345 67${name.codePointAt(0)! - 97}`,
      });
      expect([status, body.appointment_id]).toEqual([201, undefined]);
    }
    const leads = await api.database.query<{ times: string }>(
      `select payload->>'preferred_time' || ' ' || coalesce(payload->>'appointment', 'no slot') as times from leads
        where payload->>'email' like 'wish-%'`,
    );
    expect(leads.map(({ times }) => times)).toEqual(Array.from({ length: 5 }, () => `${wish} no slot`));
    expect(await startsOf('2026-03-10')).toContain(wish);
    expect((await book(wish, 'booked@example.com')).status).toBe(201);
  });

  it('AP-047 FO-048 a time that was typed is a wish also at a place, in the next 12 months', async () => {
    const { status, body } = await book(null, 'typed@example.com', { preferred_time: '2026-03-11T03:00:00+08:00', phone: '0412 345 690' });
    expect([status, body.appointment_id]).toEqual([201, undefined]);
    const far = await book(null, 'far@example.com', { preferred_time: '2099-03-11T09:30:00+08:00' });
    expect([far.status, far.body.error?.fields]).toEqual([
      422,
      { appointment: 'Please choose a date and time within the next 12 months.' },
    ]);
  });

  it('AP-047 AP-043 the same submit again is the same booking', async () => {
    const key = randomUUID();
    const first = await book('2026-03-12T09:30:00+08:00', 'twice@example.com', { phone: '0412 345 691' }, key);
    const again = await book('2026-03-12T09:30:00+08:00', 'twice@example.com', { phone: '0412 345 691' }, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });

  it.each(['2026-03-02T10:00:00+08:00', '2026-03-03', 'soon'])('AP-047 AP-043 rejects the time %s', async (appointment) => {
    expect((await book(appointment)).body.error?.fields).toEqual({ appointment: 'Please choose a date and time in the future.' });
  });

  it.each([
    ['more than 31 days', 'location_id=31&from=2026-03-01&to=2026-04-01', 422],
    ['31 days', 'location_id=31&from=2026-03-01&to=2026-03-31', 200],
    ['an end before the begin', 'location_id=31&from=2026-03-02&to=2026-03-01', 422],
    ['a day that is none', 'location_id=31&from=2026-13-41&to=2026-13-42', 422],
    ['no date', 'location_id=31', 422],
    ['an unknown location', 'location_id=32&from=2026-03-02&to=2026-03-02', 404],
  ])('AP-047 responds to a request for %s', async (_what, query, status) => {
    expect((await requestSlots(query)).status).toBe(status);
  });

  it('AP-047 PL-043 bookings of one site occupy no slot of another', async () => {
    const { body } = await requestSlots('location_id=31&from=2026-03-03&to=2026-03-03', RIVER_HOST);
    expect(body.every(({ available }) => available)).toBe(true);
  });
});
