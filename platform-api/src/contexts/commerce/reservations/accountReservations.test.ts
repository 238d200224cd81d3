import { randomUUID } from 'node:crypto';
import type { ShopperReservation } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { signIn } from '../../../../testing/signIn';
import { HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';

const SITE = aSite({ slug: 'harbour-motors', switches: { reserveEnabled: true, reserveAmount: 200 } });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ tenants: tenantsOf(SITE, RIVER), isDemonstration: true });
  await api.cars.save(
    'harbour-motors',
    [5, 6].map((id) => ({
      car: aCar({ id, slug: `car-${id}`, payment_processors: ['test'] }),
      feedKey: String(id),
      source: 'feed' as const,
    })),
  );
});
afterAll(() => api.close());

async function post<Body>(url: string, payload: object, headers: object = {}): Promise<Body> {
  const response = await api.app.inject({ method: 'POST', url, headers: { host: HARBOUR_HOST, ...headers }, payload });
  expect(response.statusCode).toBeLessThan(300);
  return response.json();
}
async function reserve(carId: number, cookie = ''): Promise<{ leadId: string; reservationId: string }> {
  const lead = {
    ...{ name: 'Ann', last_name: 'Lee', email: `ann${carId}@example.com`, phone: '0412 345 678', postcode: '6000' },
    ...{ category: 'Reserve', message: '', url: 'http://x/', fill_seconds: 20, form_completed: false, opt_in: false },
    ...{ car_id: carId, terms_agreed: true },
  };
  const { lead_id: leadId } = await post<{ lead_id: string }>('/api/leads', lead, { cookie, 'idempotency-key': randomUUID() });
  const attempt = { car_id: carId, lead_id: leadId, processor: 'test', payment_token: 'test-paid' };
  const { reservation_id: reservationId } = await post<{ reservation_id: string }>('/api/reservations', attempt);
  return { leadId, reservationId };
}
async function reservationsOf(cookie: string, host = HARBOUR_HOST) {
  const response = await api.app.inject({ url: '/api/account/reservations', headers: { host, cookie } });
  return { status: response.statusCode, list: response.json<ShopperReservation[]>() };
}

it('AP-068 lists what an account has reserved while signed in and what it has claimed, newest first', async () => {
  const [ann, ben] = [await signIn(api, '0412 345 690', HARBOUR_HOST), await signIn(api, '0412 345 691', HARBOUR_HOST)];
  const before = await reserve(5);
  const own = await reserve(6, ann);
  expect((await reservationsOf(ann)).list).toMatchObject([{ id: own.reservationId, state: 'held', amount: 200, car: { slug: 'car-6' } }]);

  await post('/api/account/claims', { lead_ids: [before.leadId] }, { cookie: ann });
  expect((await reservationsOf(ann)).list.map(({ id }) => id)).toEqual([own.reservationId, before.reservationId]);

  await post(`/api/reservations/${own.reservationId}/cancel`, {});
  expect((await reservationsOf(ann)).list).toMatchObject([{ state: 'cancelled' }, { state: 'held' }]);
  expect((await reservationsOf(ben)).list).toEqual([]);
});

it('AP-068 needs a session of the same site', async () => {
  const cookie = await signIn(api, '0412 345 692', HARBOUR_HOST);
  expect((await reservationsOf('')).status).toBe(401);
  expect((await reservationsOf(cookie, RIVER_HOST)).status).toBe(401);
});
