import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { User } from '@forecourt/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { notFound, Problem } from '../../../infrastructure/http/problems';
import { phoneNumberOf } from '../../../infrastructure/phone-numbers/phoneNumber';
import type { CarRepository } from '../stock/carRepository';
import type { WatchlistRepository } from './watchlistRepository';

interface WatchlistRoutesOptions {
  cars: Pick<CarRepository, 'findById'>;
  watchlist: WatchlistRepository;
}

const change = (summary: string) => ({
  summary,
  body: Type.Object({
    phone_number: Type.String({ maxLength: 30 }),
    car_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  response: {
    200: Type.Object({ success: Type.Literal(true), car_ids: Type.Array(Type.Integer()) }),
    401: ProblemSchema,
    403: ProblemSchema,
    404: ProblemSchema,
  },
});
const saveCar = change('Saves a car for the signed-in person (AP-036)');
const removeCar = change('Removes a car from the list of the signed-in person (AP-037)');
const readList = {
  summary: 'Ids of the saved cars, newest first (AP-038)',
  response: { 200: Type.Object({ car_ids: Type.Array(Type.Integer()) }), 401: ProblemSchema },
};

export const watchlistRoutes: FastifyPluginAsyncTypebox<WatchlistRoutesOptions> = async (app, { cars, watchlist }) => {
  /** The session decides whose list it is; a body with another phone number is rejected. */
  async function ownerOf(request: FastifyRequest, phoneNumber: string): Promise<User> {
    const user = await app.sessions.required(request);
    if (phoneNumberOf(phoneNumber) !== user.phone) throw new Problem('forbidden');
    return user;
  }

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/api/watchlist/save-car', { schema: saveCar }, async (request) => {
    const { site, body } = request;
    const user = await ownerOf(request, body.phone_number);
    if (!(await cars.findById(site.slug, body.car_id))) throw notFound();
    return { success: true as const, car_ids: await watchlist.save(site.slug, user.id, body.car_id) };
  });

  app.post('/api/watchlist/remove-car', { schema: removeCar }, async (request) => {
    const { site, body } = request;
    const user = await ownerOf(request, body.phone_number);
    return { success: true as const, car_ids: await watchlist.remove(site.slug, user.id, body.car_id) };
  });

  app.get('/api/watchlist', { schema: readList }, async (request) => {
    const user = await app.sessions.required(request);
    return { car_ids: await watchlist.carIds(request.site.slug, user.id) };
  });
};
