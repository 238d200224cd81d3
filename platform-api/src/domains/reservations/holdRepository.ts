import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../infrastructure/database/database';
import { setHeld } from '../stock/heldCars';

export type HoldKind = 'reservation' | 'purchase';

export interface HoldRequest {
  kind: HoldKind;
  carId: number;
  leadId: string;
  /** The same key is the same shopper's same attempt. */
  key: string;
}

/** A car is held for one shopper until `heldUntil`; 'paying' is a short hold while the deposit is paid. */
export interface Hold {
  id: string;
  state: 'paying' | 'held';
  heldUntil: Date;
}

interface HoldRow {
  id: string;
  state: Hold['state'];
  key: string;
  held_until: Date | string;
}

/** Longer than the timeout of any payment provider. */
const PAYING_MS = 2 * 60_000;

const holdOf = ({ id, state, held_until: heldUntil }: HoldRow): Hold => ({ id, state, heldUntil: new Date(heldUntil) });

/** Ends expired holds, of one car or of all, and releases their cars. All lock in the same order, which avoids deadlocks. */
async function endExpired(transaction: Queryable, now: Date, only: { tenant: string; carId: number } | null): Promise<void> {
  const freed = await transaction.query<{ tenant: string; car_id: number }>(
    `with over as (
       select tenant, id from reservations where state in ('paying', 'held') and held_until <= $1 and ($2::text is null or (tenant = $2 and car_id = $3))
       order by tenant, id for update)
     update reservations set state = 'ended' from over where reservations.tenant = over.tenant and reservations.id = over.id
     returning reservations.tenant, reservations.car_id::float8 as car_id`,
    [now, only?.tenant ?? null, only?.carId ?? null],
  );
  for (const tenant of [...new Set(freed.map((row) => row.tenant))].toSorted()) {
    const carIds = freed.filter((row) => row.tenant === tenant).map((row) => row.car_id);
    await setHeld(transaction, tenant, carIds, false);
  }
}

/** Holds of cars. A unique index allows one active hold per car, so that of two shoppers one gets it. */
export function createHoldRepository(database: Database) {
  return {
    /** Holds the car while its deposit is paid; null when another shopper holds it. A repeat of the same attempt gets its own hold. */
    claim(tenant: string, { kind, carId, leadId, key }: HoldRequest, now: Date): Promise<Hold | null> {
      return database.transaction(async (transaction) => {
        await endExpired(transaction, now, { tenant, carId });
        const [claimed] = await transaction.query<HoldRow>(
          `insert into reservations (tenant, id, kind, car_id, lead_id, key, held_until) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (tenant, car_id) where state in ('paying', 'held') do nothing returning id, state, key, held_until`,
          [tenant, randomUUID(), kind, carId, leadId, key, new Date(now.getTime() + PAYING_MS)],
        );
        if (claimed) return holdOf(claimed);
        const [other] = await transaction.query<HoldRow>(
          `select id, state, key, held_until from reservations where tenant = $1 and car_id = $2 and state in ('paying', 'held')`,
          [tenant, carId],
        );
        return other?.key === key ? holdOf(other) : null;
      });
    },

    /** The paid hold of this attempt, for a shopper who did not receive the response. */
    async findHeld(tenant: string, key: string, now: Date): Promise<Hold | null> {
      const [row] = await database.query<HoldRow>(
        `select id, state, key, held_until from reservations where tenant = $1 and key = $2 and state = 'held' and held_until > $3`,
        [tenant, key, now],
      );
      return row ? holdOf(row) : null;
    },

    /**
     * Extends the hold after the deposit is paid and marks the car as held; resolves with its end, null when the hold has ended meanwhile.
     */
    confirm(tenant: string, { id }: Hold, reference: string, heldUntil: Date): Promise<Date | null> {
      return database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ car_id: number }>(
          `update reservations set state = 'held', held_until = $3, payment_reference = $4 where tenant = $1 and id = $2 and state = 'paying'
           returning car_id::float8 as car_id`,
          [tenant, id, heldUntil, reference],
        );
        if (row) {
          await setHeld(transaction, tenant, [row.car_id], true);
          return heldUntil;
        }
        // The same attempt, sent twice, was confirmed by the other call.
        const [confirmed] = await transaction.query<HoldRow>(
          `select id, state, key, held_until from reservations where tenant = $1 and id = $2 and state = 'held'`,
          [tenant, id],
        );
        return confirmed ? new Date(confirmed.held_until) : null;
      });
    },

    /** Releases the car when the deposit was declined. */
    async release(tenant: string, { id }: Hold): Promise<void> {
      await database.query(`update reservations set state = 'ended' where tenant = $1 and id = $2 and state = 'paying'`, [tenant, id]);
    },

    /** Releases every car whose hold has expired, in stock and in search. */
    async releaseExpired(now: Date): Promise<void> {
      await database.transaction((transaction) => endExpired(transaction, now, null));
    },

    /** The car that a lead is about; undefined for a lead that the tenant does not have. */
    async carOfLead(tenant: string, leadId: string): Promise<number | null | undefined> {
      const [lead] = await database.query<{ car_id: number | null }>(
        'select car_id::float8 as car_id from leads where tenant = $1 and id = $2',
        [tenant, leadId],
      );
      return lead?.car_id;
    },
  };
}
export type HoldRepository = ReturnType<typeof createHoldRepository>;
