import type { TenantSource } from '@forecourt/server-kit';
import { addHealthRoutes } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { commerceRoutes } from './commerceRoutes';
import { createContentRepository } from '../domains/content/contentRepository';
import { contentRoutes } from '../domains/content/contentRoutes';
import { appointmentRoutes } from '../domains/appointments/appointmentRoutes';
import type { Database } from '../infrastructure/database/database';
import { createDelivery, type DeliverySettings } from '../domains/delivery/createDelivery';
import { deliveryOf } from '../domains/delivery/deliverySource';
import { createServer, type Patience } from '../infrastructure/http/createServer';
import { limitsInMemory, type LimitStore } from '../infrastructure/http/limitStore';
import { addMetrics } from '../infrastructure/http/metrics';
import { addOpenApi } from '../infrastructure/http/openApi';
import { addRateLimits, RATE_LIMITS, type RateLimits } from '../infrastructure/http/rateLimits';
import { addSameSiteCheck } from '../infrastructure/http/sameSite';
import { addTenant } from '../infrastructure/http/tenant';
import { addTracing } from '../infrastructure/http/tracing';
import { trustIn } from '../infrastructure/http/trustedProxies';
import { leadOperatorRoutes } from '../domains/leads/leadOperatorRoutes';
import { createLeadService } from '../domains/leads/leadService';
import { leadCounts } from '../domains/leads/leadCounts';
import { createLeadRepository } from '../domains/leads/leadRepository';
import { leadRoutes } from '../domains/leads/leadRoutes';
import { startRetention } from '../domains/leads/leadRetention';
import { locationRoutes } from '../domains/locations/locationRoutes';
import { createOutbox } from '../infrastructure/outbox/outbox';
import { outboxRoutes } from '../infrastructure/outbox/outboxRoutes';
import { integrationsFrom, type Integrations } from './integrations';
import { createImageService, type ImageServiceOptions } from '../domains/images/imageService';
import { imageRoutes } from '../domains/images/imageRoutes';
import { SearchIndexes } from '../domains/search/SearchIndexes';
import { searchAdminSecret } from '../domains/search/searchKeys';
import { searchRoutes } from '../domains/search/searchRoutes';
import type { SpinPromotions } from '../domains/spins/spinPromotion';
import { createCarAddresses } from '../domains/site-map/carAddresses';
import { siteMapRoutes } from '../domains/site-map/siteMapRoutes';
import { stockOperatorRoutes } from '../domains/stock-feed/stockOperatorRoutes';
import { createCarRepository } from '../domains/stock/carRepository';
import { carRoutes } from '../domains/stock/carRoutes';
import { localExampleValuations } from '../domains/valuations/localExampleValuations';
import { savedValuationRoutes } from '../domains/valuations/savedValuationRoutes';
import { createValuationService } from '../domains/valuations/valuationService';
import type { ValuationProvider } from '../domains/valuations/valuationProvider';
import { createVisitRepository } from '../domains/visits/visitRepository';
import { visitRoutes } from '../domains/visits/visitRoutes';

const FORGET_EVERY_MS = 30 * 60_000;

export interface AppOptions {
  database: Database;
  tenants: TenantSource;
  /** Folder of the cached images. */
  imageFolder: string;
  /** Where photos come from, beside car images. */
  photos?: Omit<ImageServiceOptions, 'folder'>;
  logger?: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-* headers count: 'loopback', addresses or ranges. */
  trustProxy?: string | readonly string[];
  /** Requests of one address per minute (AP-004); null sets no limit. */
  rateLimits?: RateLimits | null;
  /** Where uses are counted; several processes need a store that they share. */
  limitStore?: LimitStore;
  patience?: Patience;
  /** Who may read /metrics besides this machine: holders of this bearer token. */
  metricsToken?: string | null;
  /** OTLP/HTTP endpoint of traces, for example http://127.0.0.1:4318. */
  traceEndpoint?: string | null;
  /** How often changes of the stock by other processes are looked for, in milliseconds. */
  followEveryMs?: number;
  now?: () => Date;
  /** true: no outbox, no plain-HTTP targets; a development site keeps messages at /dev/outbox instead of sending them. */
  isProduction?: boolean;
  /** Where leads go and who sends them; without it they are kept and wait. */
  delivery?: DeliverySettings;
  /** Lets the operator's command work on leads in this process, for holders of the token (POST /operator/leads). */
  adminToken?: string | null;
  /** Who values trade-ins; by default the local examples. */
  valuations?: ValuationProvider;
  /** Months after which leads are de-identified (PL-047). */
  leadRetentionMonths?: number;
  /** Services of others; by default those of a site without any settings. */
  integrations?: Integrations;
  /** Spin-to-win promotions by tenant; a site without one has none (AP-063). */
  promotions?: SpinPromotions;
  /** Part of the key that sign-in codes are hashed with; the same text on every process (PL-045). */
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
  limitStore = limitsInMemory(),
  patience,
  metricsToken = null,
  traceEndpoint = null,
  followEveryMs = 250,
  now = () => new Date(),
  isProduction = process.env.NODE_ENV === 'production',
  delivery: deliverySettings = { source: deliveryOf({}), environment: {}, isWorking: false },
  adminToken = null,
  valuations = localExampleValuations(now),
  leadRetentionMonths,
  integrations = integrationsFrom({}, { outbox: createOutbox(database), now, isProduction }),
  promotions = new Map(),
  signInSecret = '',
}: AppOptions): FastifyInstance {
  const app = createServer({ logger, isTrusted: trustIn(trustProxy), patience }).withTypeProvider<TypeBoxTypeProvider>();
  const cars = createCarRepository(database);
  const visits = createVisitRepository(database);
  const content = createContentRepository(database);
  const images = createImageService(cars, { folder: imageFolder, ...photos });
  const indexes = new SearchIndexes(database, cars);
  const onError = (error: unknown) => app.log.error({ err: error }, 'work in the background failed');
  const delivery = createDelivery(deliverySettings, { database, tenants, cars, outbox: createOutbox(database), isProduction, now, onError });
  const leads = createLeadRepository(database, delivery.planner);
  const valuationService = createValuationService({ database, deliveries: delivery.planner, provider: valuations, now });

  app.decorate('limits', limitStore);
  addTracing(app, traceEndpoint);
  addOpenApi(app);
  addMetrics(app, { token: metricsToken, isLocal: trustIn('loopback') });
  if (rateLimits) addRateLimits(app, { store: limitStore, limits: rateLimits, onRefused: app.metrics.rateLimited });
  app.metrics.addReading('forecourt_leads', 'Deliveries of leads by state; quarantined counts leads', ['tenant', 'state'], async () =>
    (await leadCounts(database)).map(({ tenant, state, count }) => ({ labels: { tenant, state }, value: count })),
  );
  void app.register(async (operation) =>
    addHealthRoutes(operation, async () => {
      const isDatabaseUp = await database.query('select 1').then(
        () => true,
        () => false,
      );
      return [...(isDatabaseUp ? [] : ['database']), ...(indexes.isReady ? [] : ['search index'])];
    }),
  );

  if (adminToken) void app.register(leadOperatorRoutes, { service: createLeadService(database, delivery.planner), adminToken });
  if (adminToken) void app.register(stockOperatorRoutes, { database, tenants, adminToken, onChanged: () => indexes.catchUp() });
  if (!isProduction) void app.register(outboxRoutes, { outbox: createOutbox(database) });
  void app.register(async (site) => {
    addTenant(site, tenants);
    await site.register(searchRoutes, { indexes, adminSecret: await searchAdminSecret(database), now: () => now().getTime() });
    await site.register(async (own) => {
      addSameSiteCheck(own);
      await own.register(carRoutes, { cars });
      await own.register(locationRoutes);
      await own.register(contentRoutes, { content, now });
      await own.register(siteMapRoutes, { content, carAddresses: createCarAddresses(database), now });
      await own.register(leadRoutes, { leads, steps: valuationService, now, onAccepted: delivery.wake });
      await own.register(savedValuationRoutes, { database });
      await own.register(appointmentRoutes, { database, content, now });
      await own.register(imageRoutes, { images });
      await own.register(visitRoutes, { cars, visits });
      await own.register(commerceRoutes, { database, cars, leads, images, integrations, promotions, signInSecret, isProduction, now });
    });
  });

  const forgetting = setInterval(() => void visits.forgetVisitors().catch(onError), FORGET_EVERY_MS).unref();
  let stopRetention = async () => {};
  app.addHook('onReady', async () => {
    await indexes.start(followEveryMs, onError);
    delivery.start();
    stopRetention = startRetention(database, leadRetentionMonths, onError);
  });
  app.addHook('onClose', async () => {
    clearInterval(forgetting);
    await delivery.stop();
    await stopRetention();
    await indexes.stop();
    await database.close();
  });
  app.decorate('searchIndexes', indexes);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts uses of anything by key, for limits that a route sets itself (PL-046). */
    limits: LimitStore;
    /** Search indexes; a write of stock in this process can ask them to catch up at once. */
    searchIndexes: SearchIndexes;
  }
}
