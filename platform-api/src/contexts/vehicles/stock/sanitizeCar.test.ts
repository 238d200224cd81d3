import { aCar } from '@forecourt/shared-contracts/testing';
import { ATTACK_STRINGS } from '../../../infrastructure/html/testing/attackStrings';
import { HARBOUR, HARBOUR_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (slug: string) => api.app.inject({ url: `/api/cars/${slug}`, headers: { host: HARBOUR_HOST } });
const save = (id: number, slug: string, dealercomments: string | null = null) =>
  api.cars.save(HARBOUR.slug, [{ car: aCar({ id, slug, dealercomments }), feedKey: String(id), source: 'feed' }]);

it('PL-048 stores and returns dealer comments as plain text without the markup of a feed', async () => {
  await save(1, 'car-1', `<p>One owner.</p>${ATTACK_STRINGS.join('<br>')}|Two keys.`);
  const [row] = await api.database.query<{ comments: string }>(`select data->>'dealercomments' as comments from cars where id = 1`);
  const { dealercomments } = (await get('car-1')).json() as { dealercomments: string };
  for (const words of [row?.comments ?? '', dealercomments]) {
    expect(words).toMatch(/^One owner\.\|/);
    expect(words).not.toMatch(/<\w|onerror|<\/script/i);
  }
  await api.database.script(`update cars set data = jsonb_set(data, '{dealercomments}', '"<img src=x onerror=y()>Words"') where id = 1`);
  expect(((await get('car-1')).json() as { dealercomments: string }).dealercomments).toBe('Words');
});

it('PL-060 finds a car by its former slug until another car takes that slug', async () => {
  await save(2, 'blue-hatch');
  await save(2, 'blue-hatch-2021');
  expect((await get('blue-hatch')).json()).toMatchObject({ id: 2, slug: 'blue-hatch-2021' });
  await save(3, 'blue-hatch');
  expect((await get('blue-hatch')).json()).toMatchObject({ id: 3, slug: 'blue-hatch' });
  expect((await api.app.inject({ url: '/api/cars/blue-hatch', headers: { host: 'river-motors.localhost' } })).statusCode).toBe(404);
});
