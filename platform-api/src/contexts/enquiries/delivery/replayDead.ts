import type { Queryable } from '../../../infrastructure/database/database';
import { leadContent } from '../leads/leadContent';
import type { DeliveryPlanner } from './deliveryPlanner';

/**
 * Tries dead letters again from the beginning, also at endpoints that were disabled, of one tenant or lead or of all; returns how many. Nothing
 * is sent of a lead whose personal data is gone. The planner is prepared.
 */
export async function replayDead(
  transaction: Queryable,
  planner: Pick<DeliveryPlanner, 'enqueue'>,
  { tenant, leadId }: { tenant: string | null; leadId: string | null },
): Promise<number> {
  const dead = await transaction.query<{ tenant: string; id: string; lead_id: string; endpoint: string | null }>(
    `select tenant, id, lead_id, endpoint from lead_deliveries
      where state = 'dead' and ($1::text is null or tenant = $1) and ($2::uuid is null or lead_id = $2) for update`,
    [tenant, leadId],
  );
  const identified = await leadContent.identified(
    transaction,
    dead.map(({ lead_id: id }) => id),
  );
  const replayed = dead.filter(({ lead_id: id }) => identified.has(id));
  for (const each of replayed) {
    await transaction.query(
      `update lead_deliveries set state = 'pending', attempts = 0, tried_since = now(), next_attempt_at = now(), settled_at = null
        where tenant = $1 and id = $2`,
      [each.tenant, each.id],
    );
    await transaction.query('delete from disabled_endpoints where tenant = $1 and endpoint = $2', [each.tenant, each.endpoint]);
    await planner.enqueue(transaction, { tenant: each.tenant, deliveryId: each.id });
  }
  return replayed.length;
}
