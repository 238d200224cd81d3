import fastify from 'fastify';
import { HARBOUR } from '../../../../testing/testApi';
import type { ImageService } from './imageService';
import { imageRoutes } from './imageRoutes';

const IMAGE = Buffer.from('the image');

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** The image routes over one image that is created when the test says so. */
async function startRoutes(soonMs: number) {
  const app = fastify();
  app.decorateRequest('site', { getter: () => HARBOUR });
  const created = deferred<Buffer>();
  const images = {
    find: async () => ({ key: 'slow', isFinal: true }),
    has: async () => false,
    read: () => created.promise,
    stop: async () => {},
  } as unknown as ImageService;
  await app.register(imageRoutes, { images, soonMs });
  const get = (transform: string) => app.inject(`/images/${transform}/cars/harbour-motors/7/side.webp`);
  return { app, created, get };
}

it('VE-076 an image of a list that is not ready is an empty one that nobody stores, and the image as soon as it is', async () => {
  const { app, created, get } = await startRoutes(1);
  const pending = await get('w_360,q_75,soon');
  expect([pending.statusCode, pending.headers['content-type'], pending.headers['cache-control']]).toEqual([200, 'image/gif', 'no-store']);

  created.resolve(IMAGE);
  const ready = await get('w_360,q_75,soon1');
  expect(ready.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(ready.rawPayload).toEqual(IMAGE);
  await app.close();
});

it('VE-076 any other image is waited for', async () => {
  const { app, created, get } = await startRoutes(1);
  const response = get('w_360,q_75');
  created.resolve(IMAGE);
  expect((await response).rawPayload).toEqual(IMAGE);
  await app.close();
});

it('VE-076 an image that cannot be created is an error, whether it was waited for or not', async () => {
  const { app, created, get } = await startRoutes(1);
  await get('w_360,q_75,soon');
  created.reject(new Error('no photo'));
  expect((await get('w_360,q_75,soon')).statusCode).toBe(500);
  await app.close();
});
