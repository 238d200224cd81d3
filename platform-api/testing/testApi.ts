import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import type { TenantSource } from '@forecourt/server-kit';
import type { FastifyInstance } from 'fastify';
import { createApp, type AppOptions } from '../src/app/createApp';
import type { Database } from '../src/infrastructure/database/database';
import { untilTasksEnd } from '../src/infrastructure/jobs/scheduledTask';
import { createCarRepository, type CarRepository } from '../src/contexts/vehicles';
import { openTestPostgres } from './postgres';

/** Sites by a plain list, as a test needs them. */
export function tenantsOf(...sites: SiteConfig[]): TenantSource {
  const nameOf = (host: string) => host.replace(/:\d+$/, '');
  return {
    all: () => sites,
    bySlug: (slug) => sites.find((site) => site.slug === slug) ?? null,
    byHost: (host) => sites.find((site) => nameOf(host) === `${site.slug}.localhost`) ?? null,
    problems: () => [],
    close: () => {},
  };
}

export const HARBOUR = aSite({ id: 1, slug: 'harbour-motors', search_key: 'harbour-search-key' });
export const RIVER = aSite({ id: 2, slug: 'river-motors', name: 'River Motors', search_key: 'river-search-key' });
export const HARBOUR_HOST = 'harbour-motors.localhost';
export const RIVER_HOST = 'river-motors.localhost';

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  cars: CarRepository;
  close(): Promise<void>;
}

/** The whole back end over a database on the PostgreSQL of this run, or the given one, with the sites HARBOUR and RIVER. */
export async function startTestApi(options: Partial<AppOptions> = {}): Promise<TestApi> {
  const imageFolder = await mkdtemp(path.join(tmpdir(), 'forecourt-images-'));
  const database = options.database ?? (await openTestPostgres());
  const app = createApp({
    tenants: tenantsOf(HARBOUR, RIVER),
    imageFolder,
    rateLimits: null,
    isDemonstration: true,
    // A busy machine draws a photo in more time than a visitor waits.
    brochures: { timeoutMs: 60_000, photoTimeoutMs: 60_000 },
    ...options,
    database,
  });
  await app.ready();
  // Those of the start would go on while a test prepares what they change.
  await untilTasksEnd(app);
  return {
    app,
    database,
    cars: createCarRepository(database),
    async close() {
      await app.close();
      await rm(imageFolder, { recursive: true, force: true });
    },
  };
}
