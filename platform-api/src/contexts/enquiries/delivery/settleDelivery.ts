import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { Job } from '../../../infrastructure/jobs/jobQueue';
import type { Attempt } from './attemptDelivery';
import type { DeliveryJob, DeliveryQueue } from './deliveryQueue';
import type { Delivery } from './deliveryRepository';
import { nextAttempt, RETRY_POLICY, type RetryPolicy } from './nextAttempt';

interface SettleOptions {
  now: () => Date;
  /** 0 to 1: jitter of the delays. */
  random: () => number;
  policy?: RetryPolicy;
  onUndelivered: OnUndelivered;
}

/** Acts on a delivery that its endpoint does not accept, in the transaction that records the attempt. */
export type OnUndelivered = (transaction: Queryable, delivery: Delivery, reason: string) => Promise<void>;

/** Records the outcome of an attempt and ends its job, both or neither. */
export type SettleDelivery = (job: Job<DeliveryJob>, delivery: Delivery, attempt: Attempt) => Promise<void>;

const end = (transaction: Queryable, { tenant, id }: Delivery, state: 'delivered' | 'dead', reason: string | null) =>
  transaction.query(
    `update lead_deliveries set state = $3, attempts = attempts + 1, last_error = $4, settled_at = now()
      where tenant = $1 and id = $2 and state = 'pending' returning 1`,
    [tenant, id, state, reason],
  );

/**
 * Records what an endpoint has accepted, also where the rules left it during the attempt: that is what the dealer received. Where they have named it
 * again meanwhile, the delivery that was planned for that is done with.
 */
async function received(transaction: Queryable, delivery: Delivery, refused: string | null): Promise<void> {
  const ended = await end(transaction, delivery, 'delivered', refused);
  if (ended.length > 0) return;
  const { tenant, id } = delivery;
  await transaction.query(
    `update lead_deliveries set state = 'delivered', attempts = attempts + 1, last_error = $3, settled_at = now()
      where tenant = $1 and state in ('pending', 'replaced') and id = coalesce(
        (select again.id from lead_deliveries again, lead_deliveries own
          where own.tenant = $1 and own.id = $2 and own.state = 'replaced' and again.tenant = own.tenant and again.lead_id = own.lead_id
            and again.part = own.part and again.update_id is not distinct from own.update_id and again.endpoint = own.endpoint
            and again.state <> 'replaced'), $2)`,
    [tenant, id, refused],
  );
}

const disableEndpoint = (transaction: Queryable, { tenant, endpoint }: Delivery, target: string, reason: string) =>
  transaction.query(
    `insert into disabled_endpoints (tenant, endpoint, target, reason) values ($1, $2, $3, $4)
     on conflict (tenant, endpoint) do update set target = excluded.target, reason = excluded.reason, disabled_at = now()`,
    [tenant, endpoint, target, reason],
  );

/** Settles attempts: a failure is retried by the policy, then it is a dead letter; a permanent failure is one at once. */
export function createSettleDelivery(
  database: Database,
  queue: DeliveryQueue,
  { now, random, policy = RETRY_POLICY, onUndelivered }: SettleOptions,
): SettleDelivery {
  async function die(transaction: Queryable, delivery: Delivery, reason: string): Promise<void> {
    const ended = await end(transaction, delivery, 'dead', reason);
    // It may have been moved to another endpoint while it was attempted.
    if (ended.length > 0) await onUndelivered(transaction, delivery, reason);
  }

  async function retryLater(transaction: Queryable, delivery: Delivery, reason: string, notBefore: Date | null): Promise<void> {
    const { tenant, id, triedSince } = delivery;
    const next = nextAttempt({ attempts: delivery.attempts + 1, since: triedSince, now: now(), notBefore, random: random() }, policy);
    if (next === null) {
      await die(transaction, delivery, reason);
      return;
    }
    const waiting = await transaction.query(
      `update lead_deliveries set attempts = attempts + 1, last_error = $3, next_attempt_at = $4
        where tenant = $1 and id = $2 and state = 'pending' returning 1`,
      [tenant, id, reason, next.toISOString()],
    );
    if (waiting.length === 0) return;
    await queue.send(transaction, { tenant, deliveryId: id }, { startAfter: next });
    if (now().getTime() - triedSince.getTime() >= policy.fallbackAfterMs) await onUndelivered(transaction, delivery, reason);
  }

  return (job, delivery, { outcome, target }) =>
    database.transaction(async (transaction) => {
      if (outcome.kind === 'delivered') await received(transaction, delivery, outcome.refused);
      else if (outcome.kind === 'failed') await retryLater(transaction, delivery, outcome.reason, outcome.notBefore);
      else if (outcome.kind === 'obsolete') await end(transaction, delivery, 'dead', outcome.reason);
      else await die(transaction, delivery, outcome.reason);
      if (outcome.kind === 'gone') await disableEndpoint(transaction, delivery, target, outcome.reason);
      await queue.done(transaction, job.id);
    });
}
