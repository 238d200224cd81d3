import { randomUUID } from 'node:crypto';
import { aLead, aSite } from '@forecourt/shared-contracts/testing';
import sharp from 'sharp';
import { DATABASES } from '../../../../testing/postgres';
import { HARBOUR_HOST, RIVER, RIVER_HOST, startTestApi, tenantsOf, type TestApi } from '../../../../testing/testApi';
import { aDeliveredLead } from '../../../../testing/aDeliveredLead';
import { emptyLeads } from '../../../../testing/emptyLeads';
import { adfOf } from '../delivery/adf/adf';
import { checkAdf } from '../delivery/adf/checkAdf';
import { leadJson } from '../delivery/channels/leadJson';
import { leadText } from '../delivery/channels/leadText';
import { deidentifyLeads } from '../leads/deidentifyLeads';
import { leadPhotos } from './leadPhotos';

const VALUER = aSite({ slug: 'harbour-motors', switches: { valuationProvider: 'local' } });
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A photo as a phone takes it: on its side, with the place where it was taken. */
const phonePhoto = (width = 3000, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Phone 12', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '31/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe.each(DATABASES)('photos of leads on $name', ({ open }) => {
  let api: TestApi;
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await phonePhoto();
    api = await startTestApi({ database: await open(), tenants: tenantsOf(VALUER, RIVER) });
  });
  afterAll(() => api.close());
  beforeEach(() => emptyLeads(api.database));

  let visitors = 0;
  async function upload(payload: Buffer, { type = 'image/jpeg', host = HARBOUR_HOST, address = `2001:db8::${(visitors += 1)}` } = {}) {
    const headers = { host, 'content-type': type, 'x-forwarded-for': address };
    const response = await api.app.inject({ method: 'POST', url: '/api/lead-photos', headers, payload });
    return { status: response.statusCode, body: response.json() as { photo_id: string; error?: { fields?: Record<string, string> } } };
  }
  const idOf = async (host?: string) => (await upload(jpeg, { host })).body.photo_id;
  const see = (id: string, host = HARBOUR_HOST) => api.app.inject({ url: `/api/lead-photos/${id}`, headers: { host } });
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, headers: { host: HARBOUR_HOST, 'idempotency-key': randomUUID() }, payload });
  const leadIdOf = (response: Awaited<ReturnType<typeof post>>) => (response.json() as { lead_id: string }).lead_id;
  const photosOf = async (leadId: string) =>
    (await api.database.query<{ photos: string[] }>(`select payload->'photos' as photos from leads where id = $1`, [leadId]))[0]?.photos;
  const stored = async () => (await api.database.query<{ id: string }>('select id from lead_photos order by id')).map(({ id }) => id);

  it('FO-068 a photo is stored upright, at most 1,600 px, without place or camera, behind an address that nobody guesses', async () => {
    const before = await sharp(jpeg).metadata();
    expect([before.exif?.includes('Phone 12'), before.orientation]).toEqual([true, 6]);
    const { status, body } = await upload(jpeg);
    expect([status, body.photo_id]).toEqual([201, expect.stringMatching(UUID)]);
    const response = await see(body.photo_id);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const photo = await sharp(response.rawPayload).metadata();
    expect(photo).toMatchObject({ format: 'jpeg', width: 1067, height: 1600 });
    expect([photo.exif, photo.orientation, photo.icc, photo.xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['a text', Buffer.from('no photo'), 'image/jpeg'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/svg+xml'],
    ['a document', Buffer.from('%PDF'), 'application/pdf'],
    ['JSON', Buffer.from('{}'), 'application/json'],
  ])('FO-068 %s is no photo, and says what is', async (_what, bytes, type) => {
    expect(await upload(bytes, { type })).toMatchObject({
      status: 422,
      body: { error: { fields: { photo: 'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.' } } },
    });
    expect(await stored()).toEqual([]);
  });

  it('FO-068 a photo of 13 MB is too large, and its limit is said at the field', async () => {
    expect(await upload(Buffer.alloc(13 * 1024 * 1024))).toEqual({
      status: 413,
      body: {
        error: {
          code: 'too_large',
          message: 'This is too large to be sent.',
          fields: { photo: 'This photo is larger than 12 MB. Please choose a smaller one.' },
        },
      },
    });
    expect(await stored()).toEqual([]);
  });

  it('FO-068 half a photo is rejected', async () => {
    expect((await upload(jpeg.subarray(0, jpeg.length / 2))).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('PL-043 a site displays its own photos only', async () => {
    const id = await idOf();
    expect([(await see(id)).statusCode, (await see(id, RIVER_HOST)).statusCode, (await see(randomUUID())).statusCode]).toEqual([
      200, 404, 404,
    ]);
  });

  it('PL-048 an address may send the photos of three leads in ten minutes', async () => {
    const small = await phonePhoto(8, 8);
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) statuses.push((await upload(small, { address: '2001:db8:1::1' })).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([201]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('FO-068 a lead keeps the photos that exist, in their order, ten at most; none holds it up', async () => {
    const [first, second] = [await idOf(), await idOf()];
    const elsewhere = await idOf(RIVER_HOST);
    const response = await post('/api/leads', aLead({ category: 'Trade-In', photos: [second, randomUUID(), elsewhere, 'no id', first] }));
    expect(response.statusCode).toBe(201);
    expect(await photosOf(leadIdOf(response))).toEqual([second, first]);
    const eleven = await Promise.all(Array.from({ length: 11 }, () => idOf()));
    expect(await photosOf(leadIdOf(await post('/api/leads', aLead({ name: 'Bo', photos: eleven }))))).toEqual(eleven.slice(0, 10));
  });

  it('FO-068 the condition step of a valuation carries photos, and a later one replaces them', async () => {
    const [first, second] = [await idOf(), await idOf()];
    const begun = await post('/api/leads', { step: 'rego', rego: '1ABC111', regoState: 'WA' });
    const leadId = leadIdOf(begun);
    const condition = { step: 'answers', lead_id: leadId, adjustmentAnswers: [] };
    await post('/api/leads', { ...condition, photos: [first, second] });
    expect(await photosOf(leadId)).toEqual([first, second]);
    await post('/api/leads', { ...condition, photos: [second] });
    expect(await photosOf(leadId)).toEqual([second]);
    const contact = { name: 'Ann', phone: '0412345678', email: 'a@example.com', fill_seconds: 20 };
    await post('/api/leads', { step: 'vehicle', lead_id: leadId, kms: 40_000 });
    expect((await post('/api/leads', { step: 'contact', lead_id: leadId, ...contact })).statusCode).toBe(201);
    expect(await photosOf(leadId)).toEqual([second]);
  });

  it('PL-037 the photos of a lead are deleted when it is de-identified', async () => {
    const [own, other] = [await idOf(), await idOf()];
    const leadId = leadIdOf(await post('/api/leads', aLead({ photos: [own] })));
    await post('/api/leads', aLead({ name: 'Bo', photos: [other] }));
    await api.database.query(`update leads set created_at = now() - interval '25 months' where id = $1`, [leadId]);
    await deidentifyLeads(api.database, 24, [leadPhotos.deleteOf]);
    expect(await stored()).toEqual([other]);
    expect([(await see(own)).statusCode, await photosOf(leadId)]).toEqual([404, null]);
  });

  it('FO-068 a photo that no lead claims is deleted after 7 days, that of a valuation without contact after 30', async () => {
    const [unclaimed, fresh, unfinished, completed] = [await idOf(), await idOf(), await idOf(), await idOf()];
    const begun = leadIdOf(await post('/api/leads', { step: 'rego', rego: '1ABC111', regoState: 'WA' }));
    await post('/api/leads', { step: 'answers', lead_id: begun, adjustmentAnswers: [], photos: [unfinished] });
    await post('/api/leads', aLead({ photos: [completed] }));
    const age = (id: string, days: number) =>
      api.database.query('update lead_photos set created_at = now() - make_interval(days => $2) where id = $1', [id, days]);
    await Promise.all([age(unclaimed, 8), age(fresh, 6), age(unfinished, 29), age(completed, 700)]);
    await leadPhotos.deleteStale(api.database);
    expect(await stored()).toEqual([fresh, unfinished, completed].toSorted());
    await age(unfinished, 31);
    await leadPhotos.deleteStale(api.database);
    expect(await stored()).toEqual([fresh, completed].toSorted());
  });
});

it('PL-040 every channel of a delivery has the links of the photos', () => {
  const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const lead = aDeliveredLead({ payload: { photos: [first, second] } });
  const links = [`${lead.site.url}/api/lead-photos/${first}`, `${lead.site.url}/api/lead-photos/${second}`];
  expect(leadText(lead)).toContain(`Photo: ${links[0]}\nPhoto: ${links[1]}`);
  expect((JSON.parse(leadJson(lead)) as { data: { lead: { photos: string[] } } }).data.lead.photos).toEqual(links);
  expect(checkAdf(adfOf(lead))).toEqual([]);
  expect(adfOf(lead)).toContain(`Photo: ${links[0]}\nPhoto: ${links[1]}`);
});
