import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EVENTS, type Car } from '@forecourt/shared-contracts';
import { Id, ProblemSchema, Slug } from '../../../infrastructure/http/responseSchemas';
import { invalid, notFound } from '../../../infrastructure/http/problems';
import type { CarRepository } from '../stock/carRepository';
import type { CarViews } from '../stock/carViews';
import type { VisitRepository } from './visitRepository';

interface VisitRoutesOptions {
  cars: CarRepository;
  carViews: CarViews;
  visits: VisitRepository;
}

// One schema with two types: in a union the first type would turn null into 0 or ''.
const OptionalId = Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER }));
const FormText = Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 200 });
const FormNumber = Type.Unsafe<number | null>({ type: ['number', 'null'] });

const view = {
  summary: 'Counts a view of a car and returns what changed since the page was rendered (AP-031)',
  params: Type.Object({ slug: Slug }),
  querystring: Type.Object({
    photos_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    updated_at: Type.Optional(Type.String({ maxLength: 40 })),
    website_id: Type.Optional(Id),
  }),
  response: {
    200: Type.Object({ views: Type.Integer(), car_fields: Type.Unsafe<Partial<Car>>({ type: 'object', additionalProperties: true }) }),
    404: ProblemSchema,
  },
};
const event = {
  summary: 'An analytics event (AP-049)',
  body: Type.Object({
    id: Type.Integer({ minimum: 1, maximum: 10_000 }),
    label: Type.Optional(FormText),
    car_id: OptionalId,
    form: Type.Optional(
      Type.Object(
        {
          vehicleStatus: Type.Optional(FormText),
          vehicleMake: Type.Optional(FormText),
          vehicleModel: Type.Optional(FormText),
          vehicleYear: Type.Optional(FormNumber),
          vehicleKilometers: Type.Optional(FormNumber),
          vehicleGrade: Type.Optional(FormText),
        },
        { additionalProperties: false },
      ),
    ),
  }),
  response: { 202: Type.Null(), 422: ProblemSchema },
};
const phoneReveal = {
  summary: 'A visitor revealed a phone number (AP-035)',
  body: Type.Object({ car_id: OptionalId, dealership_id: OptionalId, website_id: OptionalId }),
  response: { 204: Type.Null(), 422: ProblemSchema },
};

const KNOWN_EVENTS = new Set<number>(Object.values(EVENTS));

/** Unix seconds of an instant, given as a number or as a date. */
function secondsOf(instant: string): number {
  return Math.floor(/^\d+(\.\d+)?$/.test(instant) ? Number(instant) : Date.parse(instant) / 1000);
}

export const visitRoutes: FastifyPluginAsyncTypebox<VisitRoutesOptions> = async (app, { cars, carViews, visits }) => {
  app.get('/cars/:slug/view.json', { schema: view }, async (request, reply) => {
    const { site, params, query } = request;
    const car = await cars.findBySlug(site.slug, params.slug);
    if (!car) throw notFound();
    const views = await carViews.count(site.slug, car.id, { address: request.ip, agent: request.headers['user-agent'] ?? '' });
    const isCurrent =
      query.photos_count === car.photos_count &&
      query.updated_at !== undefined &&
      secondsOf(query.updated_at) === secondsOf(car.updated_at);
    reply.header('cache-control', 'no-store');
    return { views, car_fields: isCurrent ? {} : car };
  });

  app.post('/api/events', { schema: event }, async ({ site, body }, reply) => {
    if (!KNOWN_EVENTS.has(body.id)) throw invalid({ id: 'is not an event of the catalogue' });
    await visits.addEvent(site.slug, body);
    return reply.code(202).send(null);
  });

  app.post('/api/phone-reveals', { schema: phoneReveal }, async ({ site, body }, reply) => {
    await visits.addPhoneReveal(site.slug, body.car_id ?? null, body.dealership_id ?? null);
    return reply.code(204).send(null);
  });
};
