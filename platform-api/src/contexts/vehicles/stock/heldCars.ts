import type { Queryable } from '../../../infrastructure/database/database';
import { nextChange } from './storedCars';

/** Marks cars as held for a shopper or as available again; a change of the stock, so the search index is updated too. */
export async function setHeld(transaction: Queryable, tenant: string, carIds: readonly number[], held: boolean): Promise<void> {
  const change = await nextChange(transaction, tenant);
  await transaction.query('update cars set held = $3, change = $4 where tenant = $1 and id = any($2::bigint[]) and held <> $3', [
    tenant,
    carIds,
    held,
    change,
  ]);
}
