import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LocationList } from '../http/answers';

const locations = { summary: 'Visible locations of the site, with hours (AP-008)', response: { 200: LocationList } };

export const locationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/locations', { schema: locations }, async ({ site }, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return site.locations.filter((location) => location.visible);
  });
};
