import Fastify, { type FastifyInstance } from 'fastify';
import { backEndMissing } from './backEndMissing';

let api: FastifyInstance;
let missing: string[];
let address: string;
beforeEach(async () => {
  missing = [];
  api = Fastify();
  api.get('/healthz', async () => ({ status: 'alive' }));
  api.get('/readyz', (_request, reply) =>
    missing.length === 0 ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready', missing }),
  );
  address = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => api.close());

it('PL-033 the site is ready while the back end can serve, not only lives', async () => {
  expect(await backEndMissing(address)).toEqual([]);
  missing = ['database', 'search index'];
  expect(await backEndMissing(address)).toEqual(['platform-api is not ready: database, search index']);
  await api.close();
  expect(await backEndMissing(address)).toEqual(['platform-api does not respond']);
});
