import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { geocodeRoutes } from './geocodeRoutes';
import type { Geocoder } from './geocoder';

/** Coordinates of postcodes. */
export const geocodingPlugin = fp<{ geocoder: Geocoder }>(
  async (app, { geocoder }) => registerSiteRoutes(app, geocodeRoutes, { geocoder }),
  {
    name: 'geocoding',
    dependencies: ['tenants'],
  },
);
