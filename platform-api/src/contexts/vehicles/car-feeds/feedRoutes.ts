import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createLinks, type SiteConfig } from '@forecourt/shared-contracts';
import { routesFrom, siteRoutesHeader } from '../../../infrastructure/http/siteRoutesHeader';
import { operatorOperation, OperatorProblem } from '../../identity';
import type { CarRepository } from '../stock/carRepository';
import { carsOnSale } from './carsOnSale';
import type { FeedFormat } from './feedFormat';
import { csvFeed, feedSummary, jsonFeed } from './feedText';
import { googleVehicles } from './googleVehicles';
import { metaVehicles } from './metaVehicles';
import { plainCars } from './plainCars';

const FORMATS: Readonly<Record<string, FeedFormat>> = {
  'google-vehicles.csv': googleVehicles,
  'meta-vehicles.csv': metaVehicles,
  'cars.csv': plainCars,
  'cars.json': plainCars,
};
const NAMES = Object.keys(FORMATS);

const Key = Type.Optional(
  Type.String({ maxLength: 100, description: 'The token, for services that fetch an address and send no header.' }),
);
const feedSchema = {
  ...operatorOperation({
    summary: 'Cars on sale for a service that advertises them, always as they are now',
    description: `The feeds are ${NAMES.join(', ')}. A car that the service would refuse is left out.`,
    response: { 200: Type.String(), 304: Type.Null() },
  }),
  headers: siteRoutesHeader,
  params: Type.Object({ feed: Type.Unsafe<string>({ type: 'string', enum: NAMES }) }),
  querystring: Type.Object({ key: Key }),
};
const summarySchema = {
  ...operatorOperation({
    summary: 'How many cars a feed has, and which it leaves out, with the reason',
    response: {
      200: Type.Object({
        cars: Type.Integer(),
        left_out: Type.Integer(),
        first: Type.Array(Type.Object({ id: Type.String(), reason: Type.String({ examples: ['has no VIN'] }) })),
      }),
    },
  }),
  headers: siteRoutesHeader,
  params: Type.Object({ feed: Type.Unsafe<string>({ type: 'string', enum: NAMES }) }),
  querystring: Type.Object({ key: Key }),
};

interface FeedRoutesOptions {
  cars: Pick<CarRepository, 'inStockAfter' | 'revisions'>;
}

/** Changes with the stock and with what the tenant's document says of prices, locations and addresses. */
const etagOf = (change: number, site: SiteConfig, feed: string) =>
  `"${createHash('sha256')
    .update(JSON.stringify([change, site, feed]))
    .digest('base64url')
    .slice(0, 27)}"`;

function formatOf(feed: string): FeedFormat {
  const format = FORMATS[feed];
  if (!format) throw new OperatorProblem(404, 'not-found', `There is no feed ${feed}; there are ${NAMES.join(', ')}.`);
  return format;
}

/** Feeds of the cars of a site, for services that advertise them. */
export const feedRoutes: FastifyPluginAsyncTypebox<FeedRoutesOptions> = async (app, { cars }) => {
  app.get('/feeds/:feed', { schema: feedSchema, config: { right: 'feeds:read', keyInQuery: true } }, async (request, reply) => {
    const { site, params, headers } = request;
    const format = formatOf(params.feed);
    const etag = etagOf((await cars.revisions()).get(site.slug) ?? 0, site, params.feed);
    reply.header('etag', etag).header('cache-control', 'private, max-age=600');
    if ((request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
      return reply.code(304).send(null);
    const context = { cars: carsOnSale(cars, site.slug), site, to: createLinks(routesFrom(headers)) };
    const isJson = params.feed.endsWith('.json');
    reply.type(`${isJson ? 'application/json' : 'text/csv'}; charset=utf-8`);
    return reply.send(Readable.from(isJson ? jsonFeed(context) : csvFeed(context, format)) as never);
  });

  app.get(
    '/feeds/:feed/summary',
    { schema: summarySchema, config: { right: 'feeds:read', keyInQuery: true } },
    async ({ site, params, headers }) => {
      const context = { cars: carsOnSale(cars, site.slug), site, to: createLinks(routesFrom(headers)) };
      const { cars: count, leftOut, first } = await feedSummary(context, formatOf(params.feed));
      return { cars: count, left_out: leftOut, first };
    },
  );
};
