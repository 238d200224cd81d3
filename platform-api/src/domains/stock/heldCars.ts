import type { Queryable } from '../../infrastructure/database/database';
import { nextChange } from './carRepository';

/** Shows cars as held for a shopper, or as free again; search follows like every change of the stock. */
export async function setHeld(transaction: Queryable, tenant: string, carIds: readonly number[], held: boolean): Promise<void> {
  const change = await nextChange(transaction, tenant);
  await transaction.query('update cars set held = $3, change = $4 where tenant = $1 and id = any($2::bigint[]) and held <> $3', [
    tenant,
    carIds,
    held,
    change,
  ]);
}
