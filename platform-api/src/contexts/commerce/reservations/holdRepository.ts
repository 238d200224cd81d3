import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../../infrastructure/database/database';
import { isUniqueViolation } from '../../../infrastructure/database/uniqueViolation';
import { setHeld } from '../../vehicles';
import type { PaymentState } from '../payments/paymentPurpose';
import { numberOfReceipt, receiptNumber } from '../payments/receiptNumber';
import { HOLD_TRANSITIONS, statesBefore, type EndReason, type HoldState } from './holdTransitions';

export type HoldKind = 'reservation' | 'purchase';

export interface HoldRequest {
  kind: HoldKind;
  carId: number;
  leadId: string;
  /** The same key is the same shopper's same attempt. */
  key: string;
  /** Address of the page of the reservation; null where no page is deployed. */
  linkOf(id: string): string | null;
}

/** A car is held for one shopper until `heldUntil`; 'paying' is a short hold while the deposit is paid. */
export interface Hold {
  id: string;
  /** Also of its payment. */
  key: string;
  state: Exclude<HoldState, 'ended'>;
  heldUntil: Date;
}

/** A hold whose deposit is paid. */
export interface PaidHold extends Hold {
  receiptNumber: string;
}

/** A hold with its payment. */
export interface Reservation {
  id: string;
  kind: HoldKind;
  key: string;
  state: HoldState;
  heldUntil: Date;
  endedReason: EndReason | null;
  carId: number;
  leadId: string;
  paymentState: PaymentState;
  /** Australian cents. */
  amountCents: number;
  receiptNumber: string;
  /** Whether the deposit has ever held the car. */
  isConfirmed: boolean;
  /** Its private page; null where none was deployed. */
  link: string | null;
}

/** A reservation in the operator's list; instants are ISO 8601. */
export interface ListedReservation extends Omit<Reservation, 'key' | 'heldUntil' | 'link'> {
  tenant: string;
  at: string;
  heldUntil: string;
}

const LIST_LIMIT = 100;

interface ReservationRow {
  id: string;
  kind: HoldKind;
  key: string;
  state: HoldState;
  held_until: Date | string;
  ended_reason: EndReason | null;
  car_id: number;
  lead_id: string;
  payment_state: PaymentState;
  amount_cents: number;
  number: number;
  is_confirmed: boolean;
  link: string | null;
}

const reservationOf = (row: ReservationRow): Reservation => ({
  id: row.id,
  kind: row.kind,
  key: row.key,
  state: row.state,
  heldUntil: new Date(row.held_until),
  endedReason: row.ended_reason,
  carId: row.car_id,
  leadId: row.lead_id,
  paymentState: row.payment_state,
  amountCents: row.amount_cents,
  receiptNumber: receiptNumber(row.number),
  isConfirmed: row.is_confirmed,
  link: row.link,
});

interface HoldRow {
  id: string;
  state: Hold['state'];
  key: string;
  held_until: Date | string;
}

/** Longer than the timeout of any payment provider. */
const PAYING_MS = 2 * 60_000;

const holdOf = ({ id, key, state, held_until: heldUntil }: HoldRow): Hold => ({ id, key, state, heldUntil: new Date(heldUntil) });

/** Ends expired holds, of one car or of all, and releases their cars. All lock in the same order, which avoids deadlocks. */
async function endExpired(transaction: Queryable, now: Date, only: { tenant: string; carId: number } | null): Promise<void> {
  const { to, reason } = HOLD_TRANSITIONS.expired;
  const freed = await transaction.query<{ tenant: string; car_id: number }>(
    `with over as (
       select tenant, id from reservations where state in (${statesBefore('expired')}) and held_until <= $1 and ($2::text is null or (tenant = $2 and car_id = $3))
       order by tenant, id for update)
     update reservations set state = '${to}', ended_reason = '${reason}', ended_at = $1 from over where reservations.tenant = over.tenant and reservations.id = over.id
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
    /** Holds the car while its deposit is paid; null when another shopper holds it. A shopper who tries again gets the own hold. */
    claim(tenant: string, { kind, carId, leadId, key, linkOf }: HoldRequest, now: Date): Promise<Hold | null> {
      return database.transaction(async (transaction) => {
        await endExpired(transaction, now, { tenant, carId });
        const id = randomUUID();
        const [claimed] = await transaction.query<HoldRow>(
          `insert into reservations (tenant, id, kind, car_id, lead_id, key, held_until, link) values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (tenant, car_id) where state in ('paying', 'held') do nothing returning id, state, key, held_until`,
          [tenant, id, kind, carId, leadId, key, new Date(now.getTime() + PAYING_MS), linkOf(id)],
        );
        if (claimed) return holdOf(claimed);
        // The same shopper again, perhaps with another card.
        const [own] = await transaction.query<HoldRow>(
          `update reservations set key = $4, kind = $5 where tenant = $1 and car_id = $2 and lead_id = $3 and state = 'paying'
           returning id, state, key, held_until`,
          [tenant, carId, leadId, key, kind],
        );
        return own ? holdOf(own) : null;
      });
    },

    /** Moves the end of a hold whose deposit is still being paid. */
    async extend(tenant: string, { id, key }: Hold, until: Date): Promise<void> {
      await database.query(
        `update reservations set held_until = $4 where tenant = $1 and id = $2 and key = $3 and state = 'paying' and held_until < $4`,
        [tenant, id, key, until],
      );
    },

    /** The paid hold of a lead, for a shopper who did not receive the response. */
    async findHeld(tenant: string, carId: number, leadId: string, now: Date): Promise<PaidHold | null> {
      const [row] = await database.query<HoldRow & { number: number }>(
        `select r.id, r.state, r.key, r.held_until, p.number::float8 as number
           from reservations r join payments p on p.tenant = r.tenant and p.key = r.key
          where r.tenant = $1 and r.car_id = $2 and r.lead_id = $3 and r.state = 'held' and r.held_until > $4`,
        [tenant, carId, leadId, now],
      );
      return row ? { ...holdOf(row), receiptNumber: receiptNumber(row.number) } : null;
    },

    /** The newest hold of an attempt, ended ones included. */
    async findByKey(tenant: string, key: string): Promise<Hold | null> {
      const [row] = await database.query<HoldRow>(
        'select id, state, key, held_until from reservations where tenant = $1 and key = $2 order by created_at desc limit 1',
        [tenant, key],
      );
      return row ? holdOf(row) : null;
    },

    /**
     * Extends the hold after the deposit is paid and marks the car as held; `record` writes what belongs to it in the same transaction.
     * A hold that has ended meanwhile is taken up again while nobody else has the car. Resolves with its end, null when somebody else has it.
     */
    async confirm(
      tenant: string,
      { id, key }: Hold,
      reference: string,
      heldUntil: Date,
      record: (transaction: Queryable) => Promise<void>,
    ): Promise<Date | null> {
      const confirmed = database.transaction(async (transaction) => {
        // Its refund takes the same lock: what is being returned is held no more.
        const paid = await transaction.query(`select 1 from payments where tenant = $1 and key = $2 and state = 'paid' for update`, [
          tenant,
          key,
        ]);
        if (paid.length === 0) return null;
        const [row] = await transaction.query<{ car_id: number }>(
          `update reservations set state = '${HOLD_TRANSITIONS.paid.to}', held_until = $3, payment_reference = $4, ended_reason = null, ended_at = null
            where tenant = $1 and id = $2 and state in (${statesBefore('paid')}) and payment_reference is null returning car_id::float8 as car_id`,
          [tenant, id, heldUntil, reference],
        );
        if (row) {
          await setHeld(transaction, tenant, [row.car_id], true);
          await record(transaction);
          return heldUntil;
        }
        // The same attempt, sent twice, was confirmed by the other call.
        const [held] = await transaction.query<HoldRow>(
          `select id, state, key, held_until from reservations where tenant = $1 and id = $2 and state = 'held'`,
          [tenant, id],
        );
        return held ? new Date(held.held_until) : null;
      });
      return confirmed.catch(async (error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        await database.query(
          `update reservations set ended_reason = '${HOLD_TRANSITIONS.taken.reason}' where tenant = $1 and id = $2 and state in (${statesBefore('taken')})`,
          [tenant, id],
        );
        return null;
      });
    },

    /** Releases the car when the deposit was declined. */
    async release(tenant: string, { id, key }: Hold): Promise<void> {
      const { to, reason } = HOLD_TRANSITIONS.declined;
      // With another key the shopper tries another card already.
      await database.query(
        `update reservations set state = '${to}', ended_reason = '${reason}', ended_at = now()
          where tenant = $1 and id = $2 and key = $3 and state in (${statesBefore('declined')})`,
        [tenant, id, key],
      );
    },

    /** A hold of the tenant, with the payment that was begun for it, by its id or by the key of that payment; null for any other. */
    async find(tenant: string, { id = null, key = null }: { id?: string | null; key?: string | null }): Promise<Reservation | null> {
      const [row] = await database.query<ReservationRow>(
        `select r.id, r.kind, r.key, r.state, r.held_until, r.ended_reason, r.car_id::float8 as car_id, r.lead_id, p.state as payment_state,
                p.amount_cents::float8 as amount_cents, p.number::float8 as number, r.payment_reference is not null as is_confirmed, r.link
           from reservations r join payments p on p.tenant = r.tenant and p.key = r.key
          where r.tenant = $1 and ($2::uuid is null or r.id = $2) and ($3::text is null or r.key = $3)
          order by r.created_at desc limit 1`,
        [tenant, id, key],
      );
      return row ? reservationOf(row) : null;
    },

    /** The holds of these leads whose deposit was paid, newest first. */
    async confirmedOf(tenant: string, leadIds: readonly string[]): Promise<Reservation[]> {
      const rows = await database.query<ReservationRow>(
        `select r.id, r.kind, r.key, r.state, r.held_until, r.ended_reason, r.car_id::float8 as car_id, r.lead_id, p.state as payment_state,
                p.amount_cents::float8 as amount_cents, p.number::float8 as number, r.payment_reference is not null as is_confirmed, r.link
           from reservations r join payments p on p.tenant = r.tenant and p.key = r.key
          where r.tenant = $1 and r.lead_id = any($2::uuid[]) and r.payment_reference is not null
          order by r.created_at desc`,
        [tenant, [...leadIds]],
      );
      return rows.map(reservationOf);
    },

    /** The newest reservations of a tenant or of all, or the one of a receipt. */
    async list({ tenant = null, receipt = null }: { tenant?: string | null; receipt?: string | null }): Promise<ListedReservation[]> {
      const rows = await database.query<ReservationRow & { tenant: string; created_at: Date | string }>(
        `select r.tenant, r.created_at, r.id, r.kind, r.key, r.state, r.held_until, r.ended_reason, r.car_id::float8 as car_id, r.lead_id,
                p.state as payment_state, p.amount_cents::float8 as amount_cents, p.number::float8 as number,
                r.payment_reference is not null as is_confirmed, r.link
           from reservations r join payments p on p.tenant = r.tenant and p.key = r.key
          where ($1::text is null or r.tenant = $1) and ($2::bigint is null or p.number = $2)
          order by r.created_at desc limit ${LIST_LIMIT}`,
        [tenant, receipt === null ? null : numberOfReceipt(receipt)],
      );
      return rows.map(({ tenant: of, created_at: at, ...row }) => {
        const { key: _key, link: _link, heldUntil, ...reservation } = reservationOf(row);
        return { ...reservation, tenant: of, at: new Date(at).toISOString(), heldUntil: heldUntil.toISOString() };
      });
    },

    /** Ends a hold before its time and releases the car; false where it has ended already. */
    cancel(tenant: string, id: string, now: Date): Promise<boolean> {
      const { to, reason } = HOLD_TRANSITIONS.cancelled;
      return database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ car_id: number }>(
          `update reservations set state = '${to}', ended_reason = '${reason}', ended_at = $3
            where tenant = $1 and id = $2 and state in (${statesBefore('cancelled')}) returning car_id::float8 as car_id`,
          [tenant, id, now],
        );
        if (row) await setHeld(transaction, tenant, [row.car_id], false);
        return row !== undefined;
      });
    },

    /** Whether the car is held for a payment. */
    async isHeldFor(transaction: Queryable, tenant: string, key: string): Promise<boolean> {
      const held = await transaction.query(`select 1 from reservations where tenant = $1 and key = $2 and state = 'held'`, [tenant, key]);
      return held.length > 0;
    },

    /**
     * Deposits that nothing is held for any more, and that the provider has not just refused to return; a purchase is ended by the dealer. With
     * `soldCarId` it is due unless that car is sold: the deposit of a car that was sold meanwhile counts towards the price.
     */
    dueRefunds(): Promise<{ tenant: string; key: string; soldCarId: number | null }[]> {
      return database.query(
        `select p.tenant, p.key, max(r.car_id) filter (where r.ended_reason = 'expired' and r.payment_reference is not null)::float8 as "soldCarId"
           from payments p left join reservations r on r.tenant = p.tenant and r.key = p.key
          where p.purpose in ('reservation', 'purchase') and p.state in ('paid', 'refunding') and p.created_at < now() - interval '2 minutes'
            and (p.refund_refused_at is null or p.refund_refused_at < now() - interval '1 hour')
          group by p.tenant, p.key, p.created_at
         having not coalesce(bool_or(r.state <> 'ended' or (r.ended_reason = 'expired' and r.payment_reference is not null and r.kind = 'purchase')), false)
          order by p.created_at`,
      );
    },

    /** Releases every car whose hold has expired, in stock and in search. */
    async releaseExpired(now: Date): Promise<void> {
      await database.transaction((transaction) => endExpired(transaction, now, null));
    },
  };
}
export type HoldRepository = ReturnType<typeof createHoldRepository>;
