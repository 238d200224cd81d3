import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CarSchema, CarList, Id, ProblemSchema, Slug } from '../../../infrastructure/http/responseSchemas';
import { addDependencies } from '../../../infrastructure/site-changes/dependsOn';
import { notFound } from '../../../infrastructure/http/problems';
import type { CarRepository } from './carRepository';

interface CarRoutesOptions {
  cars: CarRepository;
}

const limited = (defaultLimit: number) => Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 48, default: defaultLimit }) });

const carById = {
  summary: 'The car of an id link (AP-030)',
  querystring: Type.Object({ id: Id }),
  response: { 200: CarSchema, 404: ProblemSchema },
};
const carsByIds = {
  summary: 'The cars of up to 50 ids, in the given order; unknown ones are omitted',
  querystring: Type.Object({
    ids: Type.String({
      pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,49}$',
      patternErrorMessage: 'must be at most 50 ids, with commas between them',
    }),
  }),
  response: { 200: CarList },
};
const carBySlug = {
  summary: 'One car; sold ones too (AP-030)',
  params: Type.Object({ slug: Slug }),
  response: { 200: CarSchema, 404: ProblemSchema },
};
const latestCars = { summary: 'Cars for sale, newest first', querystring: limited(8), response: { 200: CarList } };
const similarCars = {
  summary: 'Cars for sale that are most like this one',
  params: Type.Object({ slug: Slug }),
  querystring: limited(4),
  response: { 200: CarList, 404: ProblemSchema },
};

export const carRoutes: FastifyPluginAsyncTypebox<CarRoutesOptions> = async (app, { cars }) => {
  addDependencies(app, ['stock', 'document']);
  app.get('/api/cars', { schema: carById }, async ({ site, query }) => {
    const car = (await cars.findById(site.slug, query.id)) ?? (await cars.findReplacement(site.slug, query.id));
    if (!car) throw notFound();
    return car;
  });

  app.get('/api/cars/chosen', { schema: carsByIds }, ({ site, query }) =>
    cars.findByIds(site.slug, [...new Set(query.ids.split(',').map(Number))]),
  );

  app.get('/api/cars/latest', { schema: latestCars }, ({ site, query }) => cars.latest(site.slug, query.limit));

  app.get('/api/cars/:slug', { schema: carBySlug }, async ({ site, params }) => {
    const car = await cars.findBySlug(site.slug, params.slug);
    if (!car) throw notFound();
    return car;
  });

  app.get('/api/cars/:slug/similar', { schema: similarCars }, async ({ site, params, query }) => {
    const car = await cars.findBySlug(site.slug, params.slug);
    if (!car) throw notFound();
    return cars.similar(site.slug, car, query.limit);
  });
};
