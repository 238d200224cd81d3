import { tenantsFromFolder } from '@forecourt/server-kit';
import { settings } from '../../settings';
import { compositionOverhead, exceedsOverheadLimit, overheadTable } from './compositionOverhead';

/** Prints the scripts of search and vehicle page against one build of the same sources; fails when composition adds too much. */
export async function printOverhead(address: string, json = false): Promise<void> {
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  tenants.close();
  const [site] = tenants.all();
  if (!site) throw new Error('There is no tenant.');
  const rows = await compositionOverhead(address, site);
  console.log(json ? JSON.stringify(rows, null, 2) : overheadTable(rows));
  if (rows.some(exceedsOverheadLimit)) process.exitCode = 1;
}
