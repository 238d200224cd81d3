import type { TenantSource } from '@forecourt/server-kit';
import { addHealthRoutes } from '@forecourt/server-kit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Database } from './database/database';
import { addDrain } from './http/drain';
import { addErrorAnswers } from './http/errorAnswers';
import { privateLogger } from './http/logging';
import { addSameSiteCheck } from './http/sameSite';
import { addTenant } from './http/tenant';
import { createLeadRepository } from './leads/leadRepository';
import { leadRoutes } from './leads/leadRoutes';
import { locationRoutes } from './locations/locationRoutes';
import { drawnCars } from './pictures/drawnCars';
import { pictureRoutes } from './pictures/pictureRoutes';
import { PictureStore } from './pictures/PictureStore';
import { CarIndexes } from './search/CarIndexes';
import { searchRoutes } from './search/searchRoutes';
import { createCarRepository } from './stock/carRepository';
import { carRoutes } from './stock/carRoutes';
import { createVisitRepository } from './visits/visitRepository';
import { visitRoutes } from './visits/visitRoutes';

const FORGET_EVERY_MS = 30 * 60_000;

export interface AppOptions {
  database: Database;
  tenants: TenantSource;
  /** Where drawn pictures are kept. */
  pictureFolder: string;
  logger?: FastifyServerOptions['logger'];
  trustProxy?: string | string[];
  /** How often changes of the stock by other processes are looked for, in milliseconds. */
  followEveryMs?: number;
  now?: () => Date;
}

/** All routes of the back end over one database; closing the app closes the database. */
export function createApp({
  database,
  tenants,
  pictureFolder,
  logger,
  trustProxy = 'loopback',
  followEveryMs = 1000,
  now = () => new Date(),
}: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: privateLogger(logger),
    trustProxy,
    bodyLimit: 256 * 1024,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const cars = createCarRepository(database);
  const visits = createVisitRepository(database);
  const indexes = new CarIndexes(cars);

  addDrain(app);
  addErrorAnswers(app);
  addHealthRoutes(app, async () => {
    const isDatabaseUp = await database.query('select 1').then(
      () => true,
      () => false,
    );
    return [...(isDatabaseUp ? [] : ['database']), ...(indexes.isReady ? [] : ['search index'])];
  });

  void app.register(async (site) => {
    addTenant(site, tenants);
    await site.register(searchRoutes, { indexes });
    await site.register(async (own) => {
      addSameSiteCheck(own);
      await own.register(carRoutes, { cars, now });
      await own.register(locationRoutes);
      await own.register(leadRoutes, { leads: createLeadRepository(database) });
      await own.register(pictureRoutes, { sources: [drawnCars(cars)], store: new PictureStore(pictureFolder) });
      await own.register(visitRoutes, { cars, visits });
    });
  });

  const onError = (error: unknown) => app.log.error({ err: error }, 'work in the background failed');
  const forgetting = setInterval(() => void visits.forgetVisitors().catch(onError), FORGET_EVERY_MS).unref();
  app.addHook('onReady', async () => indexes.start(followEveryMs, onError));
  app.addHook('onClose', async () => {
    clearInterval(forgetting);
    await indexes.stop();
    await database.close();
  });
  app.decorate('carIndexes', indexes);
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Search indexes; a write of stock in this process can ask them to catch up at once. */
    carIndexes: CarIndexes;
  }
}
