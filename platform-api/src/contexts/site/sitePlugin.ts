import fp from 'fastify-plugin';
import { contentPlugin } from './content/contentPlugin';
import type { PlacementCheck } from './content/placeableSections';
import type { Geocoder } from './geocoding/geocoder';
import { geocodingPlugin } from './geocoding/geocodingPlugin';
import { locationsPlugin } from './locations/locationsPlugin';
import { contentPictureSource } from './pictures/contentPictureSource';
import { siteMapPlugin } from './site-map/siteMapPlugin';

interface SitePluginOptions {
  now: () => Date;
  /** Finds what of the slots that stored pages place is not deployed. */
  placementCheck: PlacementCheck;
  /** Token of the operator API; null: there is none. */
  adminToken: string | null;
  geocoderOf(tenant: string): Geocoder;
}

/** What a site says beside its cars (`app.content`): offers, models, articles, pages and reviews, locations, site maps, postcodes. */
export const sitePlugin = fp<SitePluginOptions>(
  async (app, { now, placementCheck, adminToken, geocoderOf }) => {
    app.images.add(contentPictureSource(app.database));
    await app.register(contentPlugin, { now, placementCheck, adminToken });
    await app.register(locationsPlugin);
    await app.register(siteMapPlugin, { now });
    await app.register(geocodingPlugin, { geocoderOf });
  },
  { name: 'site', dependencies: ['database', 'tenants', 'vehicles'] },
);
