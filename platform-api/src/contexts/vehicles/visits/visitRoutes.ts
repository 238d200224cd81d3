import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EVENTS, type Car } from '@forecourt/shared-contracts';
import { Id, ProblemSchema, Slug } from '../../../infrastructure/http/responseSchemas';
import { invalid, notFound } from '../../../infrastructure/http/problems';
import type { CarRepository } from '../stock/carRepository';
import type { CarViews } from '../stock/carViews';
import { visitIn } from './visitHeader';
import type { VisitRepository } from './visitRepository';
import { sourceOf } from './visitSource';

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
const visit = {
  summary: 'A visit begins: a random id of the browser, the query of its first page, and the address of the page that linked there',
  body: Type.Object({
    id: Type.String({ format: 'uuid' }),
    search: Type.String({ maxLength: 2000, default: '' }),
    referrer: Type.String({ maxLength: 2000, default: '' }),
  }),
  response: { 204: Type.Null(), 422: ProblemSchema },
};
const phoneReveal = {
  summary: 'A visitor revealed a phone number (AP-035)',
  body: Type.Object({ car_id: OptionalId, dealership_id: OptionalId, website_id: OptionalId }),
  response: { 204: Type.Null(), 422: ProblemSchema },
};

/** Events that are counted by the source of their visit. */
const OF_A_VISIT = new Set<number>([EVENTS.carViewed, EVENTS.search]);
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

  app.post('/api/visits', { schema: visit }, async ({ site, body: { id, search = '', referrer = '' } }, reply) => {
    await visits.addVisit(site.slug, id, sourceOf({ search, referrer }));
    return reply.code(204).send(null);
  });

  app.post('/api/events', { schema: event }, async ({ site, body, headers }, reply) => {
    if (!KNOWN_EVENTS.has(body.id)) throw invalid({ id: 'is not an event of the catalogue' });
    // An event of a form would tell which visit the lead of that moment belongs to.
    await visits.addEvent(site.slug, body, OF_A_VISIT.has(body.id) ? visitIn(headers) : null);
    return reply.code(202).send(null);
  });

  app.post('/api/phone-reveals', { schema: phoneReveal }, async ({ site, body, headers }, reply) => {
    const { car_id: carId = null, dealership_id: dealershipId = null } = body;
    await visits.addPhoneReveal(site.slug, { carId, dealershipId, visit: visitIn(headers) });
    return reply.code(204).send(null);
  });
};
