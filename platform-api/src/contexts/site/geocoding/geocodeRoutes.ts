import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { nearestPostcode } from './bundledPostcodes';
import type { Geocoder } from './geocoder';

const geocode = {
  summary: 'Coordinates of a postcode; an empty list for an unknown one (AP-054, AP-055)',
  querystring: Type.Object({
    postal_code: Type.String({ pattern: '^\\d{4}$', patternErrorMessage: 'must be a postcode of four digits' }),
    country: Type.Optional(Type.Literal('AU')),
  }),
  response: {
    200: Type.Object({
      results: Type.Array(
        Type.Object({
          formatted_address: Type.String(),
          geometry: Type.Object({ location: Type.Object({ lat: Type.Number(), lng: Type.Number() }) }),
        }),
      ),
    }),
    422: ProblemSchema,
    502: ProblemSchema,
  },
};

const postcode = {
  summary: 'The postcode nearest to a position within 100 km, from the bundled list, else null; the position is stored nowhere (AP-065)',
  querystring: Type.Object({
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  }),
  response: { 200: Type.Object({ postal_code: Type.Union([Type.String(), Type.Null()]) }), 422: ProblemSchema },
};

/** Postcodes do not move. */
const DAY_SECONDS = 86_400;

export const geocodeRoutes: FastifyPluginAsyncTypebox<{ geocoderOf(tenant: string): Geocoder }> = async (app, { geocoderOf }) => {
  app.get('/api/geocode', { schema: geocode }, async ({ site, query }, reply) => {
    const results = [...(await geocoderOf(site.slug).find(query.postal_code))];
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
    return { results };
  });

  app.get('/api/postcode', { schema: postcode }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return { postal_code: nearestPostcode(query) };
  });
};
