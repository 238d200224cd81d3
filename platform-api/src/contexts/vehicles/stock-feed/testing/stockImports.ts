import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Car, SiteConfig } from '@forecourt/shared-contracts';
import { openTestPostgres } from '../../../../../testing/postgres';
import type { Database } from '../../../../infrastructure/database/database';
import { createCarRepository, type CarRepository } from '../../stock/carRepository';
import { importStock, type ImportOptions } from '../importStock';

/** The instant of an import. */
export const NOW = new Date('2026-03-02T09:00:00Z');

/** Imports into the empty stock of a site, in a database for the tests of one file. */
export function stockImports(site: SiteConfig) {
  let database: Database;
  let folder: string;
  let cars: CarRepository;
  beforeAll(async () => {
    database = await openTestPostgres();
    cars = createCarRepository(database);
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => database.script('truncate cars, stock_revisions, former_slugs'));

  return {
    database: () => database,
    cars: () => cars,
    async importText(text: string | Buffer, options: ImportOptions = {}, name = 'stock.csv') {
      const file = path.join(folder, name);
      await writeFile(file, text);
      return importStock(database, site, file, { now: NOW, ...options });
    },
    /** The cars by id. */
    stock: async () =>
      (await database.query<{ data: Car }>('select data from cars where tenant = $1 order by id', [site.slug])).map(({ data }) => data),
  };
}
