import sharp from 'sharp';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { picturePath } from './picturePath';
import { contentPictures, pictureProblem } from './contentPictures';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2266aa' } })
    .png()
    .toBuffer();

it('PL-088 a picture of content has any width at the image service of its own site, and no other', async () => {
  const bytes = await picture(640, 400);
  await contentPictures.store(api.database, HARBOUR.slug, bytes);
  const url = `/images/w_240,q_75/${picturePath('beach.PNG', bytes)}`;

  const own = await api.app.inject({ url, headers: { host: HARBOUR_HOST, accept: 'image/webp' } });
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(own.rawPayload).metadata()).toMatchObject({ width: 240, height: 150 });
  expect((await api.app.inject({ url, headers: { host: RIVER_HOST } })).statusCode).toBe(404);
});

it.each<[string, () => Promise<Buffer>, string | null]>([
  ['a photo', () => picture(4000, 3000), null],
  ['text', async () => Buffer.from('no picture'), 'is no picture in JPEG, PNG, WebP or AVIF'],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'is no picture in JPEG, PNG, WebP or AVIF',
  ],
  ['100 megapixels', () => picture(10_000, 10_000), 'has 100 megapixels; at most 60 can be used'],
  ['21 MB', async () => Buffer.alloc(21 * 1024 * 1024), 'has more than 20 MB: make it smaller'],
])('PL-088 says what is wrong with %s', async (_what, bytes, problem) => {
  expect(await pictureProblem(await bytes())).toBe(problem);
});
