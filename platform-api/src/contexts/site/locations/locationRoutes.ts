import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LocationList } from '../../../infrastructure/http/responseSchemas';
import { addDependencies } from '../../../infrastructure/site-changes/dependsOn';
import { addCachedReads } from '../../../infrastructure/http/cachedReads';

const locations = { tags: ['content'], summary: 'Visible locations of the site, with hours (AP-008)', response: { 200: LocationList } };

export const locationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  addCachedReads(app);
  addDependencies(app, ['document']);
  app.get('/api/locations', { schema: locations }, async ({ site }) => site.locations.filter((location) => location.visible));
};
