import { fitsAnything, trustIn, type SiteFit, type TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { commercePlugin } from '../contexts/commerce';
import { deliveryOf, enquiriesPlugin, type DeliverySettings, type SpinPromotions } from '../contexts/enquiries';
import { figuresPlugin } from '../contexts/figures';
import { identityPlugin } from '../contexts/identity';
import { searchPlugin, type HostedSearch } from '../contexts/search';
import { sitePlugin } from '../contexts/site';
import { vehiclesPlugin, type BrochureTimeouts, type ImagesOptions } from '../contexts/vehicles';
import type { Database } from '../infrastructure/database/database';
import { databasePlugin } from '../infrastructure/database/databasePlugin';
import { createServer, type Timeouts } from '../infrastructure/http/createServer';
import { inMemoryLimitStore, type LimitStore } from '../infrastructure/http/limitStore';
import { addMetrics } from '../infrastructure/http/metrics';
import { addOpenApi } from '../infrastructure/http/openApi';
import { addRateLimits, RATE_LIMITS, type RateLimits } from '../infrastructure/http/rateLimits';
import { tenantsPlugin } from '../infrastructure/http/siteRoutes';
import { addTracing } from '../infrastructure/http/tracing';
import { createOutbox } from '../infrastructure/outbox/outbox';
import { outboxPlugin } from '../infrastructure/outbox/outboxPlugin';
import { siteChangesPlugin } from '../infrastructure/site-changes/siteChangesPlugin';
import { fitPlugin } from './fitPlugin';
import { healthPlugin } from './healthPlugin';
import { integrationsFrom, type Integrations } from './integrations';
import { integrationsOf, type OwnIntegration } from './integrationsOf';

export interface AppOptions {
  database: Database;
  tenants: TenantSource;
  /** Folder of the cached images. */
  imageFolder: string;
  /** Where photos come from, beside car images. */
  photos?: Omit<ImagesOptions, 'folder'>;
  logger?: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-* headers count: 'loopback', addresses or ranges. */
  trustProxy?: string | readonly string[];
  /** Requests of one address per minute; null sets no limit. */
  rateLimits?: RateLimits | null;
  /** Counts the requests of the limits; several processes need a store that they share. */
  limitStore?: LimitStore;
  timeouts?: Timeouts;
  /** How long a brochure and its photo may take. */
  brochures?: BrochureTimeouts;
  /** Bearer token for /metrics; without one they are for this machine only. */
  metricsToken?: string | null;
  /** OTLP/HTTP endpoint of traces, for example http://127.0.0.1:4318. */
  traceEndpoint?: string | null;
  /** Interval of the sync of search indexes with the database, in milliseconds. */
  indexSyncIntervalMs?: number;
  now?: () => Date;
  /** Compares documents with what is deployed; without it all of them fit. */
  siteFit?: SiteFit;
  /** A demonstration has an outbox at /dev/outbox, and may send leads to plain-HTTP and private addresses. */
  isDemonstration?: boolean;
  /** Where leads are sent, and whether this process sends them; without it they are stored and wait. */
  delivery?: DeliverySettings;
  /** Token of the operator API (/operator); null: there is none. */
  adminToken?: string | null;
  /** Months after which leads are de-identified. */
  leadRetentionMonths?: number;
  /** Outside services of the deployment; by default those of a site without any settings. */
  integrations?: Integrations;
  /** Those that a tenant has of its own instead. */
  ownIntegration?: OwnIntegration;
  /** How indexes at a search service follow their sites; null: they do not. */
  hostedSearch?: HostedSearch | null;
  /** Spin-to-win promotions by tenant; a site without one has none. */
  promotions?: SpinPromotions;
  /** Part of the key that sign-in codes are hashed with; the same text on every process. */
  signInSecret?: string;
}

/** All routes of the back end over one database; closing the app closes the database. */
export function createApp({
  database,
  tenants,
  imageFolder,
  photos = {},
  logger,
  trustProxy = 'loopback',
  rateLimits = RATE_LIMITS,
  limitStore = inMemoryLimitStore(),
  timeouts,
  brochures,
  metricsToken = null,
  traceEndpoint = null,
  indexSyncIntervalMs = 250,
  now = () => new Date(),
  siteFit = fitsAnything,
  isDemonstration = false,
  delivery = { source: deliveryOf({}), environment: {}, isWorking: false },
  adminToken = null,
  leadRetentionMonths,
  integrations = integrationsFrom({}, { outbox: createOutbox(database), now, isDemonstration }),
  ownIntegration = () => undefined,
  hostedSearch = null,
  promotions = new Map(),
  signInSecret = '',
}: AppOptions): FastifyInstance {
  const { paymentsOf, smsOf, quotesOf, valuationsOf, geocoderOf } = integrationsOf(integrations, ownIntegration);
  const app = createServer({ logger, isTrusted: trustIn(trustProxy), timeouts });
  app.decorate('limits', limitStore);
  addTracing(app, traceEndpoint);
  addOpenApi(app);
  addMetrics(app, { token: metricsToken });
  if (rateLimits) addRateLimits(app, { store: limitStore, limits: rateLimits, onExceeded: app.metrics.rateLimited });

  void app.register(databasePlugin, { database });
  void app.register(tenantsPlugin, { tenants });
  void app.register(outboxPlugin, { isDemonstration });
  void app.register(siteChangesPlugin, { token: metricsToken });

  void app.register(identityPlugin, { smsOf, secret: signInSecret, now, adminToken });
  void app.register(vehiclesPlugin, {
    now,
    stockFeed: { adminToken, photoOrigins: photos.origins ?? [], onImported: () => app.searchIndexes.sync() },
    images: { folder: imageFolder, ...photos },
    brochures,
    quotesOf,
  });
  void app.register(sitePlugin, { now, placementCheck: siteFit.placementsOf, adminToken, geocoderOf });
  void app.register(searchPlugin, { adminToken, indexSyncIntervalMs, hosted: hostedSearch, now });
  void app.register(fitPlugin, {
    tenants,
    delivery,
    siteFit,
    dataProblems: async (sites) => [...(await app.contentProblems(sites)), ...(await app.priceProblems(sites))],
  });
  void app.register(healthPlugin, {
    token: metricsToken,
    problems: () => [
      ...tenants.problems(),
      ...delivery.source.problems().map((each) => `delivery/${each}`),
      ...app.misfits(),
      ...app.leadProblems(),
      ...app.hostedSearchProblems(),
    ],
  });

  void app.register(enquiriesPlugin, {
    now,
    delivery,
    isDemonstration,
    valuationsOf,
    adminToken,
    retentionMonths: leadRetentionMonths,
    promotions,
  });
  void app.register(commercePlugin, { now, paymentsOf, adminToken });
  void app.register(figuresPlugin, { now, adminToken });
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts uses of any key, for limits that a route sets itself. */
    limits: LimitStore;
  }
}
