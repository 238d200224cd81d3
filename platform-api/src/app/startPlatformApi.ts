import path from 'node:path';
import { isDemonstration, listen, type LastGood, type SiteFit, type TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './createApp';
import type { Database } from '../infrastructure/database/database';
import { openDatabase } from '../infrastructure/database/openDatabase';
import { makePrivate } from '../infrastructure/data-folder/privateFolder';
import { secretsFrom } from '../infrastructure/secrets/secrets';
import { deliveryFromEnvironment, deliveryOf, readSpinPromotions, retentionMonthsFrom, type DeliveryTiming } from '../contexts/enquiries';
import { readPhotoSettings } from '../contexts/vehicles';
import { rateLimitsFrom } from '../infrastructure/http/rateLimits';
import { createOperatorApi } from '../infrastructure/data-folder/operatorApi';
import { requireAddress } from '../infrastructure/integrations/credentials';
import { createOutbox } from '../infrastructure/outbox/outbox';
import { hostedSearchKeyFrom } from './hostedSearchKey';
import { integrationsFrom } from './integrations';
import { ownIntegrationsFrom, requireOwnVariables } from './ownIntegrations';
import { requireServices } from './requireServices';

export interface PlatformApiOptions {
  port: number;
  host: string;
  tenants: TenantSource;
  /** Folder of this process's data: the embedded database and cached images. */
  dataDir: string;
  /** PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | null;
  /** A database that is open already; it is closed with the server. */
  database?: Database;
  logger?: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-* headers count (addresses or ranges). */
  trustProxy?: string | string[];
  /** Settings of integrations and secrets by name; by default the process's environment. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Folder of `<tenant>.json` documents that configure the delivery; without it leads are stored and wait. */
  deliveryFolder?: string | null;
  deliveryTiming?: DeliveryTiming;
  /** File of the spin-to-win promotions by tenant; without it there are none. */
  promotionsFile?: string | null;
  /** Compares documents with what is deployed; without it all of them fit. */
  siteFit?: SiteFit;
  /** Where the last good text of each delivery document survives the process; nowhere without it. */
  lastGood?: LastGood;
}

export interface RunningPlatformApi {
  app: FastifyInstance;
  /** For example http://127.0.0.1:3001. */
  address: string;
  /** Finishes the requests in flight, then closes the database. */
  close(): Promise<void>;
}

/** Starts the back end: database, migrations, search indexes, routes. */
export async function startPlatformApi(options: PlatformApiOptions): Promise<RunningPlatformApi> {
  const { environment = process.env, deliveryFolder, dataDir } = options;
  const isDemo = isDemonstration(environment);
  if (!isDemo) requireServices(environment);
  requireOwnVariables(environment);
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT)
    requireAddress(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'], 'http://127.0.0.1:4318');
  // All settings before anything is opened.
  const leadRetentionMonths = retentionMonthsFrom(environment);
  const photos = readPhotoSettings(environment, dataDir);
  const promotions = options.promotionsFile ? await readSpinPromotions(options.promotionsFile) : undefined;
  const integrations = integrationsFrom(environment, {
    outbox: { append: (message) => createOutbox(database).append(message) },
    now: () => new Date(),
    isDemonstration: isDemo,
  });
  const delivery = deliveryFolder
    ? {
        ...(await deliveryFromEnvironment(deliveryFolder, environment, { isDemonstration: isDemo, lastGood: options.lastGood })),
        ...options.deliveryTiming,
      }
    : undefined;
  await makePrivate(dataDir);
  const database =
    options.database ??
    (await openDatabase(options).catch((error: unknown) => {
      delivery?.source.close();
      throw error;
    }));
  const ofTenants = { source: delivery?.source ?? deliveryOf({}), secrets: secretsFrom(environment), environment };
  const operator = await createOperatorApi(dataDir);
  const app = createApp({
    isDemonstration: isDemo,
    delivery,
    adminToken: operator.adminToken,
    leadRetentionMonths,
    integrations,
    ownIntegration: ownIntegrationsFrom(ofTenants),
    hostedSearch: { adminKeyOf: hostedSearchKeyFrom(ofTenants) },
    promotions,
    photos,
    signInSecret: environment.SIGN_IN_SECRET,
    database,
    tenants: options.tenants,
    siteFit: options.siteFit,
    imageFolder: path.join(dataDir, 'pictures'),
    logger: options.logger,
    trustProxy: options.trustProxy,
    rateLimits: rateLimitsFrom(environment, isDemo),
    metricsToken: environment.METRICS_TOKEN ?? null,
    traceEndpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  });
  if (environment.RATE_LIMITS === 'off' && !isDemo)
    app.log.warn('RATE_LIMITS=off is ignored: it is for load tests of a demonstration (FORECOURT_DEMO=1)');
  collectDefaultMetrics({ register: app.metrics.registry });
  try {
    const address = await listen(app, { port: options.port, host: options.host, variable: 'API_PORT' });
    const removeOperatorApi = await operator.publish(address);
    return {
      app,
      address,
      async close() {
        await removeOperatorApi();
        await app.close();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
