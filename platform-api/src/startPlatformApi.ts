import path from 'node:path';
import { listen, type TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createApp } from './app';
import type { Database } from './database/database';
import { openDatabase } from './database/openDatabase';

export interface PlatformApiOptions {
  port: number;
  host: string;
  tenants: TenantSource;
  /** Folder of what this process keeps: the embedded database and pictures that are made once. */
  dataDir: string;
  /** PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | null;
  /** A database that is open already; it is closed with the server. */
  database?: Database;
  logger?: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-* headers count (addresses or ranges). */
  trustProxy?: string | string[];
}

export interface RunningPlatformApi {
  app: FastifyInstance;
  /** For example http://127.0.0.1:3001. */
  address: string;
  /** Finishes the requests in flight, then closes the database (PL-035). */
  close(): Promise<void>;
}

/** Starts the back end: database, migrations, search indexes, routes. */
export async function startPlatformApi(options: PlatformApiOptions): Promise<RunningPlatformApi> {
  const database = options.database ?? (await openDatabase(options));
  const app = createApp({
    database,
    tenants: options.tenants,
    pictureFolder: path.join(options.dataDir, 'pictures'),
    logger: options.logger,
    trustProxy: options.trustProxy,
  });
  try {
    const address = await listen(app, { port: options.port, host: options.host, variable: 'API_PORT' });
    return { app, address, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
