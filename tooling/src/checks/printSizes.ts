import { componentSizes, componentTable } from './componentSizes';
import { sizes, sizesTable } from './sizes';

/** Prints the size of each component against its budget; fails when one is over. */
export async function printComponentSizes(json = false): Promise<void> {
  const rows = await componentSizes();
  console.log(json ? JSON.stringify(rows, null, 2) : componentTable(rows));
  if (rows.some(({ problem }) => problem !== null)) process.exitCode = 1;
}

/** Prints what each page of the site at an address carries, against the budgets; fails when one is over. */
export async function printSizes(address: string, json = false): Promise<void> {
  const rows = await sizes(address);
  console.log(json ? JSON.stringify(rows, null, 2) : sizesTable(rows));
  if (rows.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}
