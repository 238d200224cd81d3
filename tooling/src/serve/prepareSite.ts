import { openDatabase } from '@forecourt/platform-api';
import { seedDemoStock } from '@forecourt/platform-api/demo';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { publishLocal } from '../release/publishLocal';
import { storesOf } from '../release/stores';
import type { Settings } from '../settings';

/** Fills the stock of sites that have none, so that a first look shows cars. */
export async function seedStock({ dataFolder, databaseUrl, tenantsFolder }: Settings): Promise<void> {
  const tenants = await tenantsFromFolder(tenantsFolder);
  const database = await openDatabase({ dataDir: dataFolder, databaseUrl });
  try {
    const report = await seedDemoStock(database, tenants.all());
    for (const [tenant, count] of Object.entries(report.added)) console.log(`  ${tenant}: ${count} cars`);
  } finally {
    await database.close();
    tenants.close();
  }
}

/** Everything that a first start needs, done only where it is missing. */
export async function prepareSite(each: Settings): Promise<void> {
  console.log('Publishing shell and remotes …');
  await publishLocal(storesOf(each), console.log);
  console.log('Filling the demonstration stock …');
  await seedStock(each);
}
