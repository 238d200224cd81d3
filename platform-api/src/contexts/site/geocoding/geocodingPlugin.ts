import fp from 'fastify-plugin';
import { registerSiteRoutes } from '../../../infrastructure/http/siteRoutes';
import { geocodeRoutes } from './geocodeRoutes';
import type { Geocoder } from './geocoder';

/** Coordinates of postcodes. */
export const geocodingPlugin = fp<{ geocoderOf(tenant: string): Geocoder }>(
  async (app, { geocoderOf }) => registerSiteRoutes(app, geocodeRoutes, { geocoderOf }),
  {
    name: 'geocoding',
    dependencies: ['tenants'],
  },
);
