import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { HARBOUR, HARBOUR_HOST, RIVER_HOST, startTestApi, type TestApi } from '../../../../testing/testApi';
import { isPublicAddress, publicLookup } from '../../../infrastructure/integrations/publicAddress';
import { readPhotoSettings } from './photoSettings';
import { remotePhotos } from './remotePhotos';

const photo = (width: number, height: number, over: { transparent?: boolean; turned?: boolean } = {}) => {
  const image = sharp({ create: { width, height, channels: 4, background: over.transparent ? '#00000000' : '#c81e28' } });
  return over.transparent
    ? image.png().toBuffer()
    : image
        .withMetadata({ orientation: over.turned ? 6 : 1 })
        .jpeg()
        .toBuffer();
};

let api: TestApi;
let folder: string;
let host: Server;
let requested: string[] = [];
let respond: RequestListener;
const origin = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
const get = (url: string, { accept = 'image/webp', site = HARBOUR_HOST } = {}) => api.app.inject({ url, headers: { host: site, accept } });
const uploaded = async (name: string, bytes: Buffer | string) => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-uploads-'));
  host = createServer((request, response) => {
    requested.push(request.url as string);
    respond(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  api = await startTestApi({ photos: { uploads: folder, origins: [origin(), 'https://*.photos.example'] } });
  await uploaded('harbour-motors/2026/front view.jpg', await photo(1200, 800));
});
afterAll(async () => {
  await api.close();
  host.closeAllConnections();
  host.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  requested = [];
  const bytes = await photo(3000, 2000);
  respond = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
});

describe('uploaded photos', () => {
  it('AP-034 delivers a photo of the site in the requested width and never enlarges it', async () => {
    const url = '/images/w_300,q_70/uploads/harbour-motors/2026/front%20view.jpg';
    const small = await get(url);
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(await sharp((await get(url.replace('w_300', 'w_2400'))).rawPayload).metadata()).toMatchObject({ width: 1200 });
  });

  it('AP-034 PL-047 rotates a photo upright and removes the camera’s metadata', async () => {
    await uploaded('harbour-motors/turned.jpg', await photo(400, 200, { turned: true }));
    const { width, height, exif, orientation } = await sharp(
      (await get('/images/w_100,q_70/uploads/harbour-motors/turned.jpg')).rawPayload,
    ).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 100, height: 200, exif: undefined, orientation: undefined });
  });

  it('AP-034 flattens a transparent photo on white', async () => {
    await uploaded('harbour-motors/clear.png', await photo(50, 50, { transparent: true }));
    const { rawPayload } = await get('/images/w_50,q_90/uploads/harbour-motors/clear.png', { accept: '*/*' });
    const [red = 0, green = 0, blue = 0] = await sharp(rawPayload).raw().toBuffer();
    expect(Math.min(red, green, blue)).toBeGreaterThan(250);
  });

  it('PL-043 AP-034 responds 404 to photos of other sites and folders', async () => {
    await uploaded('secret.jpg', await photo(10, 10));
    await uploaded('river-motors/theirs.jpg', await photo(10, 10));
    await symlink(path.join(folder, 'secret.jpg'), path.join(folder, 'harbour-motors/link.jpg'));
    for (const name of [
      'harbour-motors/../secret.jpg',
      'harbour-motors/%2e%2e/secret.jpg',
      'harbour-motors/link.jpg',
      'river-motors/theirs.jpg',
      'harbour-motors/none.jpg',
      'harbour-motors/.jpg',
    ]) {
      expect([name, (await get(`/images/w_10,q_75/uploads/${name}`)).statusCode]).toEqual([name, 404]);
    }
    expect((await get('/images/w_10,q_75/uploads/harbour-motors/2026/front%20view.jpg', { site: RIVER_HOST })).statusCode).toBe(404);
  });

  it('AP-034 responds 404 to a file that is not an image', async () => {
    await uploaded('harbour-motors/note.jpg', 'not an image');
    expect((await get('/images/w_10,q_75/uploads/harbour-motors/note.jpg')).statusCode).toBe(404);
  });
});

describe('photos of permitted hosts', () => {
  it('AP-034 fetches a photo once per master width, for concurrent requests and other sizes too', async () => {
    const at = (width: number) => `/images/w_${width},q_75/${origin()}/cars/1.jpg?v=2`;
    const [small, twin, wide] = await Promise.all([get(at(300)), get(at(300)), get(at(2400))]);
    expect(twin.rawPayload.equals(small.rawPayload)).toBe(true);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 300, height: 200, format: 'webp' });
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 2400 });
    await get(at(301));
    expect(new Set(requested)).toEqual(new Set(['/cars/1.jpg?v=2']));
    // Once for each of the two master widths.
    expect(requested).toHaveLength(2);
  });

  it('AP-034 requests the URL of a photo unchanged', async () => {
    await get(`/images/w_50,q_75/${origin()}/a%20b%2Fc+d.jpg?sign=x%2By`);
    expect(requested).toEqual(['/a%20b%2Fc+d.jpg?sign=x%2By']);
  });

  it('AP-034 accepts a URL whose slashes a proxy merged', async () => {
    expect((await get(`/images/w_50,q_75/${origin().replace('//', '/')}/a.jpg`)).statusCode).toBe(200);
  });

  it.each([
    ['another host', 'https://elsewhere.example/a.jpg'],
    ['another port', 'http://127.0.0.1:1/a.jpg'],
    ['another scheme', 'file:///etc/passwd'],
    ['a host with the origin as prefix', 'https://photos.example.elsewhere.example/a.jpg'],
    ['a host with the origin as suffix', 'https://evilphotos.example/a.jpg'],
    ['a user name and password', 'https://user:secret@cdn.photos.example/a.jpg'],
    ['the cloud’s metadata address', 'http://169.254.169.254/latest/meta-data'],
  ])('AP-034 sends no request for %s', async (_what, address) => {
    expect((await get(`/images/w_50,q_75/${address}`)).statusCode).toBe(404);
    expect(requested).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a page', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    [
      'an SVG',
      (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a broken image', (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('broken')],
    ['an error', (_request, response) => response.writeHead(500).end()],
  ])('AP-034 AP-002 responds 502 to %s', async (what, listener) => {
    respond = listener;
    const failed = await get(`/images/w_50,q_75/${origin()}/${encodeURIComponent(what)}.jpg`);
    expect([failed.statusCode, failed.json()]).toMatchObject([502, { error: { code: 'upstream_failed' } }]);
  });

  it('AP-034 responds 404 to a photo that is gone', async () => {
    respond = (_request, response) => response.writeHead(404).end();
    expect((await get(`/images/w_50,q_75/${origin()}/gone.jpg`)).statusCode).toBe(404);
  });

  const failing = async (options: { maxBytes?: number; timeoutMs?: number }) => {
    const image = await remotePhotos({ origins: [origin()], ...options }).find(HARBOUR, `${origin()}/a.jpg`);
    return image?.load();
  };

  it('AP-034 aborts a photo that is too large or too slow', async () => {
    respond = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(5000));
    await expect(failing({ maxBytes: 4000 })).rejects.toMatchObject({
      code: 'upstream_failed',
      cause: { message: expect.stringContaining('longer than 4000 bytes') },
    });
    respond = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).write('slow');
    await expect(failing({ timeoutMs: 60 })).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('AP-034 throws at the start for an invalid origin', () => {
    for (const text of ['photos.example', 'ftp://photos.example', 'https://photos.example/path']) {
      expect(() => remotePhotos({ origins: [text] })).toThrow('PHOTO_ORIGINS must be origins such as https://photos.example');
    }
  });
});

describe('addresses of permitted hosts', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '2002:7f00:1::',
    '2001::1',
  ])('AP-034 PL-036 %s is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '203.0.114.1', '2606:4700::1111'])('AP-034 %s is a public address', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('AP-034 does not follow a host name that resolves to this machine', async () => {
    const resolved = new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (error, address) => resolve(error?.message ?? address)),
    );
    expect(await resolved).toBe('localhost has no public address');
    const image = await remotePhotos({ origins: ['http://localhost.:8'], timeoutMs: 500 }).find(HARBOUR, 'http://localhost.:8/a.jpg');
    await expect(image?.load()).rejects.toMatchObject({ code: 'upstream_failed' });
  });
});

it('AP-034 reads the photo settings of the environment', () => {
  const settings = { PHOTO_ORIGINS: 'https://a.example, https://*.b.example,', IMAGES_MAX_MB: '500' };
  expect(readPhotoSettings(settings, '/data')).toEqual({
    uploads: path.join('/data', 'uploads'),
    origins: ['https://a.example', 'https://*.b.example'],
    maxBytes: 500 * 1024 ** 2,
    isWarming: true,
  });
  expect(readPhotoSettings({}, '/data')).toMatchObject({ origins: [], maxBytes: undefined });
  expect(readPhotoSettings({ IMAGE_WARMING: 'off' }, '/data')).toMatchObject({ isWarming: false });
  expect(() => readPhotoSettings({ IMAGE_WARMING: 'yes' }, '/data')).toThrow('IMAGE_WARMING must be on or off, and it is "yes".');
  expect(() => readPhotoSettings({ IMAGES_MAX_MB: 'many' }, '/data')).toThrow(
    'IMAGES_MAX_MB must be a number of megabytes, and it is "many".',
  );
});
