import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSite } from '@forecourt/shared-contracts/testing';
import { signIn } from '../../../testing/signIn';
import { DATABASES } from '../../../testing/postgres';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../testing/testApi';
import { drawPrize, prizeAt, readSpinPromotions, type SpinPromotion } from './spinPromotion';

const PRIZES = [
  { name: 'Free car wash', weight: 3 },
  { name: '$50 fuel card', weight: 1 },
];
const sites = (id: string) =>
  new Map<string, SpinPromotion>([
    ['harbour-motors', { id, prizes: PRIZES }],
    ['river-motors', { id, prizes: PRIZES }],
  ]);

let api: TestApi;
const spin = async (cookie: string, host = HARBOUR_HOST) => {
  const response = await api.app.inject({ method: 'POST', url: '/api/spins', headers: { host, cookie } });
  return { status: response.statusCode, body: response.json() as unknown };
};

describe.each(DATABASES)('spins on $name', ({ open }) => {
  beforeAll(async () => {
    const harbour = aSite({ slug: 'harbour-motors', switches: { spinToWinEnabled: true } });
    api = await startTestApi({
      database: await open(),
      tenants: tenantsOf(harbour, aSite({ id: 2, slug: 'river-motors' })),
      promotions: sites('autumn'),
    });
  });
  afterAll(() => api.close());

  it('AP-063 awards a prize of the promotion once: the second spin, and all simultaneous ones but one, are 409', async () => {
    const cookie = await signIn(api, '0412 000 001', HARBOUR_HOST);
    const responses = await Promise.all(Array.from({ length: 5 }, () => spin(cookie)));
    const won = responses.filter(({ status }) => status === 200);
    expect(won).toEqual([{ status: 200, body: { prize: expect.stringMatching(/^(Free car wash|\$50 fuel card)$/) } }]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await spin(cookie)).toEqual({ status: 409, body: { error: { code: 'conflict', message: 'This has already been done.' } } });
    expect(await api.database.query('select promotion, prize from spins')).toEqual([{ promotion: 'autumn', ...(won[0]?.body as object) }]);
  });

  it('AP-063 needs a session', async () => {
    expect(await spin('')).toMatchObject({ status: 401 });
  });

  it('AP-063 responds with 404 where the page is disabled', async () => {
    expect(await spin(await signIn(api, '0412 000 002', RIVER_HOST), RIVER_HOST)).toMatchObject({ status: 404 });
  });
});

it('AP-063 each prize is as frequent as its weight', () => {
  const promotion = { id: 'x', prizes: PRIZES };
  expect([0, 1, 2, 3].map((random) => prizeAt(promotion, random))).toEqual([
    ...Array.from({ length: 3 }, () => 'Free car wash'),
    '$50 fuel card',
  ]);
  const drawn = Array.from({ length: 2000 }, () => drawPrize(promotion)).filter((name) => name === 'Free car wash').length;
  expect(drawn).toBeGreaterThan(1350);
  expect(drawn).toBeLessThan(1650);
});

describe('promotions file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-promotions-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const read = async (document: object) => {
    const file = path.join(folder, 'promotions.json');
    await writeFile(file, JSON.stringify(document));
    return readSpinPromotions(file);
  };

  it('AP-063 is read at the start', async () => {
    expect((await read({ 'harbour-motors': { id: 'x', prizes: PRIZES } })).get('harbour-motors')).toEqual({ id: 'x', prizes: PRIZES });
  });

  it.each([
    ['no id', { prizes: PRIZES }, 'needs an id'],
    ['no prizes', { id: 'x', prizes: [] }, 'needs prizes'],
    ['a weight of 0', { id: 'x', prizes: [{ name: 'a', weight: 0 }] }, 'needs a name and a whole weight'],
  ])('AP-063 is rejected with %s', async (_what, promotion, reason) => {
    await expect(read({ river: promotion })).rejects.toThrow(`the promotion of river ${reason}`);
  });
});
