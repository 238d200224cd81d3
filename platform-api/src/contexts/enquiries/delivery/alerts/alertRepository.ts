import type { Database, Queryable } from '../../../../infrastructure/database/database';

/**
 * undelivered: an endpoint does not accept leads; waiting: leads have no endpoint; silent: a site gets no leads any more; refund: a deposit could
 * not be returned.
 */
export type AlertKind = 'undelivered' | 'waiting' | 'silent' | 'refund';

export interface Alert {
  tenant: string;
  kind: AlertKind;
  /** '' where it is of no endpoint. */
  endpoint: string;
  reason: string;
}

/** An alert with how often it was raised since its last e-mail. */
export interface DueAlert extends Alert {
  count: number;
}

/** An alert that was raised within this time is open. */
const OPEN_FOR = '24 hours';
/** A process that has not sent an alert by then has died. */
const CLAIMED_FOR = '5 minutes';

/** Raises an alert, in the transaction of what caused it. */
export async function raiseAlert(transaction: Queryable, { tenant, kind, endpoint, reason }: Alert, now: Date): Promise<void> {
  await transaction.query(
    `insert into lead_alerts (tenant, kind, endpoint, reason, raised_at) values ($1, $2, $3, $4, $5)
     on conflict (tenant, kind, endpoint) do update set reason = excluded.reason, raised_at = excluded.raised_at, count = lead_alerts.count + 1`,
    [tenant, kind, endpoint, reason, now],
  );
}

/** Stored alerts; each is sent once a day while it lasts. */
export function createAlertRepository(database: Database) {
  return {
    /** Alerts to send now; no other process gets them for some minutes. */
    claimDue(now: Date): Promise<DueAlert[]> {
      return database.query<DueAlert>(
        `update lead_alerts set claimed_at = $1
          where count > 0 and (mailed_at is null or mailed_at <= $1::timestamptz - interval '${OPEN_FOR}')
            and (claimed_at is null or claimed_at <= $1::timestamptz - interval '${CLAIMED_FOR}')
          returning tenant, kind, endpoint, reason, count`,
        [now],
      );
    },

    async markSent({ tenant, kind, endpoint, count }: DueAlert, now: Date): Promise<void> {
      await database.query(
        `update lead_alerts set mailed_at = $4, claimed_at = null, count = count - $5 where tenant = $1 and kind = $2 and endpoint = $3`,
        [tenant, kind, endpoint, now, count],
      );
    },

    /** How many alerts of each kind are open, by tenant. */
    openCounts(now: Date): Promise<{ tenant: string; kind: AlertKind; count: number }[]> {
      return database.query(
        `select tenant, kind, count(*)::int as count from lead_alerts where raised_at > $1::timestamptz - interval '${OPEN_FOR}' group by tenant, kind`,
        [now],
      );
    },
  };
}
export type AlertRepository = ReturnType<typeof createAlertRepository>;
