import { tenantsFromFolder } from '@forecourt/server-kit';
import type { Settings } from '../settings';

/** Prints the address of each tenant's site, and how to end them. */
export async function printSites(title: string, { tenantsFolder, port }: Settings, more: readonly string[] = []): Promise<void> {
  const tenants = await tenantsFromFolder(tenantsFolder);
  console.log(`\n${title}:`);
  for (const { name, slug } of tenants.all()) console.log(`  ${name.padEnd(32)} http://${slug}.localhost:${port}/`);
  for (const line of more) console.log(line);
  console.log('Ctrl-C stops everything.');
  tenants.close();
}
