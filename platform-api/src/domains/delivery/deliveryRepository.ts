import { randomUUID } from 'node:crypto';
import type { LeadPayload } from '@forecourt/shared-contracts';
import type { Database, Queryable } from '../../infrastructure/database/database';
import type { Job, JobQueue } from '../../infrastructure/jobs/jobQueue';
import type { Outcome } from './channels/sendLead';
import { endpointsFor, type DeliveryConfig } from './deliveryConfig';
import type { DeliveryJob, PlannedLead } from './deliveryPlanner';
import type { DeliverySource } from './deliverySource';
import { nextAttempt, RETRY_POLICY, type RetryPolicy } from './nextAttempt';

/** A delivery that is to be tried, with its lead. */
export interface DueDelivery {
  tenant: string;
  id: string;
  lead_id: string;
  part: 'lead' | 'offer_accepted';
  endpoint: string | null;
  state: 'pending' | 'delivered' | 'dead';
  attempts: number;
  triedSince: Date;
  lead: {
    payload: LeadPayload;
    created_at: Date;
    dealership_slug: string | null;
    location: string | null;
    car_id: number | null;
    isDeidentified: boolean;
  };
}

interface DueRow {
  tenant: string;
  id: string;
  lead_id: string;
  part: 'lead' | 'offer_accepted';
  endpoint: string | null;
  state: 'pending' | 'delivered' | 'dead';
  attempts: number;
  tried_since: Date | string;
  payload: LeadPayload;
  created_at: Date | string;
  dealership_slug: string | null;
  location: string | null;
  car_id: number | null;
  is_deidentified: boolean;
}

interface WaitingRow {
  id: string;
  lead_id: string;
  part: 'lead' | 'offer_accepted';
  category: string;
  dealership_slug: string | null;
}

interface RepositoryOptions {
  now: () => Date;
  /** 0 to 1: jitter of the waits. */
  chance: () => number;
  policy?: RetryPolicy;
}

/** Size of a page of leads that were planned before a rule fitted them. */
const ROUTED_AT_ONCE = 500;

const settle = (transaction: Queryable, { tenant, id }: DueDelivery, state: 'delivered' | 'dead', reason: string | null) =>
  transaction.query(
    `update lead_deliveries set state = $3, attempts = attempts + 1, last_error = $4, settled_at = now()
      where tenant = $1 and id = $2 and state = 'pending'`,
    [tenant, id, state, reason],
  );

/** The record of deliveries: what was sent where, what waits, what is dead. */
export function createDeliveryRepository(
  database: Database,
  queue: JobQueue<DeliveryJob>,
  { now, chance, policy = RETRY_POLICY }: RepositoryOptions,
) {
  async function fail(transaction: Queryable, delivery: DueDelivery, reason: string, notBefore: Date | null): Promise<void> {
    const { tenant, id, triedSince } = delivery;
    const next = nextAttempt({ attempts: delivery.attempts + 1, since: triedSince, now: now(), notBefore, chance: chance() }, policy);
    if (next === null) {
      await settle(transaction, delivery, 'dead', reason);
      return;
    }
    await transaction.query(
      `update lead_deliveries set attempts = attempts + 1, last_error = $3, next_attempt_at = $4 where tenant = $1 and id = $2 and state = 'pending'`,
      [tenant, id, reason, next.toISOString()],
    );
    await queue.send(transaction, { tenant, deliveryId: id }, { startAfter: next });
  }

  return {
    async find({ tenant, deliveryId }: DeliveryJob): Promise<DueDelivery | null> {
      const [row] = await database.query<DueRow>(
        `select d.tenant, d.id, d.lead_id, d.part, d.endpoint, d.state, d.attempts, d.tried_since, l.payload, l.created_at, l.dealership_slug, l.location,
                l.car_id::float8 as car_id, l.deidentified_at is not null as is_deidentified
           from lead_deliveries d join leads l on l.tenant = d.tenant and l.id = d.lead_id where d.tenant = $1 and d.id = $2`,
        [tenant, deliveryId],
      );
      if (!row) return null;
      const { payload, created_at, dealership_slug, location, car_id, is_deidentified, tried_since, ...delivery } = row;
      return {
        ...delivery,
        triedSince: new Date(tried_since),
        lead: { payload, created_at: new Date(created_at), dealership_slug, location, car_id, isDeidentified: is_deidentified },
      };
    },

    /** Why an endpoint takes no leads, null when it does; one whose target changed since is open again. */
    async disabledReason(tenant: string, endpoint: string, target: string): Promise<string | null> {
      const [row] = await database.query<{ reason: string }>(
        'select reason from disabled_endpoints where tenant = $1 and endpoint = $2 and target = $3',
        [tenant, endpoint, target],
      );
      return row?.reason ?? null;
    },

    /** Records what became of a try and ends its job, both or neither. */
    finish(job: Job<DeliveryJob>, delivery: DueDelivery | null, outcome: Outcome | null, target = ''): Promise<void> {
      return database.transaction(async (transaction) => {
        if (delivery && outcome) {
          if (outcome.kind === 'delivered') await settle(transaction, delivery, 'delivered', null);
          else if (outcome.kind === 'failed') await fail(transaction, delivery, outcome.reason, outcome.notBefore);
          else await settle(transaction, delivery, 'dead', outcome.reason);
          if (outcome.kind === 'gone') {
            await transaction.query(
              `insert into disabled_endpoints (tenant, endpoint, target, reason) values ($1, $2, $3, $4)
               on conflict (tenant, endpoint) do update set target = excluded.target, reason = excluded.reason, disabled_at = now()`,
              [delivery.tenant, delivery.endpoint, target, outcome.reason],
            );
          }
        }
        await queue.done(transaction, job.id);
      });
    },

    /** Gives deliveries that wait for a configuration their endpoints, where there are some now. */
    async route(source: DeliverySource): Promise<void> {
      const waiting = await database.query<{ tenant: string }>(
        `select distinct tenant from lead_deliveries where state = 'pending' and endpoint is null`,
      );
      for (const { tenant } of waiting) {
        const config = source.of(tenant);
        for (let page = config.rules.length > 0 ? await waitingOf(tenant, null) : []; page.length > 0; page = await waitingOf(tenant, page.at(-1)?.id ?? null)) {
          for (const { id, lead_id, part, ...lead } of page) {
            const names = endpointsFor(config, lead);
            if (names.length === 0) continue;
            const delivery = { tenant, id, part, lead: { id: lead_id, ...lead } };
            await database.transaction((transaction) => giveEndpoints(transaction, delivery, config, names));
          }
        }
      }
    },

    /** Sends jobs for deliveries that are long due and have none, however that came to be. */
    async rescue(dueSince: Date): Promise<void> {
      await database.transaction(async (transaction) => {
        const lost = await transaction.query<{ tenant: string; id: string }>(
          `update lead_deliveries set next_attempt_at = now()
            where state = 'pending' and endpoint is not null and next_attempt_at < $1 returning tenant, id`,
          [dueSince.toISOString()],
        );
        for (const { tenant, id } of lost) await queue.send(transaction, { tenant, deliveryId: id });
      });
    },
  };

  /** Deliveries of a tenant that wait for an endpoint, in pages by id. */
  function waitingOf(tenant: string, after: string | null): Promise<WaitingRow[]> {
    return database.query<WaitingRow>(
      `select d.id, d.lead_id, d.part, l.category, l.dealership_slug
         from lead_deliveries d join leads l on l.tenant = d.tenant and l.id = d.lead_id
        where d.tenant = $1 and d.state = 'pending' and d.endpoint is null and ($2::uuid is null or d.id > $2) order by d.id limit ${ROUTED_AT_ONCE}`,
      [tenant, after],
    );
  }

  /** The waiting delivery becomes that of the first endpoint; each further one gets its own. */
  async function giveEndpoints(
    transaction: Queryable,
    { tenant, id, part, lead }: { tenant: string; id: string; part: string; lead: PlannedLead },
    config: DeliveryConfig,
    names: readonly string[],
  ): Promise<void> {
    const claimed = await transaction.query(
      `select 1 from lead_deliveries where tenant = $1 and id = $2 and endpoint is null and state = 'pending' for update`,
      [tenant, id],
    );
    if (claimed.length === 0) return;
    for (const [index, name] of names.entries()) {
      const deliveryId = index === 0 ? id : randomUUID();
      const channel = config.endpoints[name]?.channel ?? null;
      await transaction.query(
        `insert into lead_deliveries (tenant, id, lead_id, part, endpoint, channel) values ($1, $2, $3, $4, $5, $6)
         on conflict (tenant, id) do update set endpoint = excluded.endpoint, channel = excluded.channel, tried_since = now(), next_attempt_at = now()`,
        [tenant, deliveryId, lead.id, part, name, channel],
      );
      await queue.send(transaction, { tenant, deliveryId });
    }
  }
}
export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;
