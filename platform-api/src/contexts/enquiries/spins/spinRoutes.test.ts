import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSite } from '@forecourt/shared-contracts/testing';
import { signIn } from '../../../../testing/signIn';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR_HOST, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { drawPrize, prizeAt, readSpinPromotions, type SpinPromotion } from './spinPromotion';

const PRIZES = [
  { name: 'Free car wash', weight: 3 },
  { name: '$50 fuel card', weight: 1 },
];
const sites = (id: string) =>
  new Map<string, SpinPromotion>([
    ['harbour-motors', { id, prizes: PRIZES, terms: 'One spin each.' }],
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

  it('AP-063 shows the promotion without its odds, and what the visitor has won', async () => {
    const cookie = await signIn(api, '0412 000 003', HARBOUR_HOST);
    const status = async () => (await api.app.inject({ url: '/api/spins', headers: { host: HARBOUR_HOST, cookie } })).json() as unknown;
    const promotion = { prizes: ['Free car wash', '$50 fuel card'], terms: 'One spin each.' };
    expect(await status()).toEqual({ ...promotion, won: null });
    const { prize } = (await spin(cookie)).body as { prize: string };
    expect(await status()).toEqual({ ...promotion, won: { prize, is_claimed: false } });
    expect((await api.app.inject({ url: '/api/spins', headers: { host: HARBOUR_HOST } })).statusCode).toBe(401);
  });

  it('AP-063 a prize is claimed once: it is an update of the lead for the dealer, and an e-mail to the winner', async () => {
    const cookie = await signIn(api, '0412 000 004', HARBOUR_HOST);
    const claim = async (lead_id: string) =>
      (await api.app.inject({ method: 'POST', url: '/api/spins/claim', headers: { host: HARBOUR_HOST, cookie }, payload: { lead_id } }))
        .statusCode;
    const aLead = async (number: number, session = cookie) => {
      const contact = {
        name: 'Ann',
        last_name: 'Lee',
        email: `winner${number}@example.com`,
        phone: `041200055${number}`,
        postcode: '6000',
      };
      const payload = { ...contact, category: 'Spin to Win', form_completed: false, fill_seconds: 20, url: 'http://x/spin-to-win' };
      const headers = { host: HARBOUR_HOST, cookie: session, 'idempotency-key': randomUUID() };
      return ((await api.app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json() as { lead_id: string }).lead_id;
    };
    const [lead, other] = [await aLead(1), await aLead(2)];
    expect(await claim(lead)).toBe(404);
    const { prize } = (await spin(cookie)).body as { prize: string };
    expect([await claim(randomUUID()), await claim(await aLead(3, ''))]).toEqual([422, 422]);
    expect([await claim(lead), await claim(lead), await claim(other)]).toEqual([204, 204, 409]);
    const updates = await api.database.query('select lead_id::text as lead_id, category, attributes, mail from lead_attributes');
    expect(updates).toEqual([
      {
        lead_id: lead,
        category: 'Spin to Win',
        attributes: { prize, promotion: 'autumn', won_at: expect.any(String), phone_signed_in: '+61412000004' },
        mail: {
          subject: `You have won: ${prize}`,
          parts: [
            { text: `Congratulations! You have won: ${prize}.` },
            { text: 'Show this e-mail when you visit us, or reply to it to arrange a time.' },
          ],
          text: `Congratulations! You have won: ${prize}.\n\nShow this e-mail when you visit us, or reply to it to arrange a time.`,
        },
      },
    ]);
    expect(await api.database.query('select form_completed from leads where id = $1', [lead])).toEqual([{ form_completed: true }]);
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
