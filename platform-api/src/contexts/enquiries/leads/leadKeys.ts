import type { Queryable } from '../../../infrastructure/database/database';
import { Problem } from '../../../infrastructure/http/problems';

export interface SubmitKey {
  /** One per submit or step, the same on its retries. */
  key: string;
  payloadHash: string;
}

export interface ClaimedKey<Reply> {
  isFresh: boolean;
  leadId: string;
  /** Response to the first submit, where it is more than the lead's id. */
  response: Reply | null;
}

/** Claims the key for a lead; returns the lead and response that have it already, and rejects with conflict for another payload. */
export async function claimKey<Reply>(
  transaction: Queryable,
  tenant: string,
  leadId: string,
  { key, payloadHash }: SubmitKey,
): Promise<ClaimedKey<Reply>> {
  const claimed = await transaction.query(
    `insert into lead_keys (tenant, key, payload_hash, lead_id) values ($1, $2, $3, $4)
     on conflict (tenant, key) do update set payload_hash = excluded.payload_hash, lead_id = excluded.lead_id, answer = null, created_at = now()
       where lead_keys.created_at < now() - interval '24 hours'
     returning 1`,
    [tenant, key, payloadHash, leadId],
  );
  if (claimed.length > 0) return { isFresh: true, leadId, response: null };
  const known = await findKey<Reply>(transaction, tenant, { key, payloadHash });
  if (!known) throw new Problem('conflict');
  return known;
}

/** The lead and response of a key within its 24 hours, null for a new key; another payload is a conflict. */
export async function findKey<Reply>(
  queryable: Queryable,
  tenant: string,
  { key, payloadHash }: SubmitKey,
): Promise<ClaimedKey<Reply> | null> {
  const [known] = await queryable.query<{ payload_hash: string; lead_id: string; answer: Reply | null }>(
    `select payload_hash, lead_id, answer from lead_keys where tenant = $1 and key = $2 and created_at >= now() - interval '24 hours'`,
    [tenant, key],
  );
  if (!known) return null;
  if (known.payload_hash !== payloadHash) throw new Problem('conflict');
  return { isFresh: false, leadId: known.lead_id, response: known.answer };
}

/** Stores the response for retries of the same submit. */
export async function storeResponse(transaction: Queryable, tenant: string, key: string, response: object): Promise<void> {
  await transaction.query('update lead_keys set answer = $3::jsonb where tenant = $1 and key = $2', [
    tenant,
    key,
    JSON.stringify(response),
  ]);
}

/** Deletes keys that no retry can use any more. */
export async function deleteExpiredKeys(queryable: Queryable): Promise<void> {
  await queryable.query(`delete from lead_keys where created_at < now() - interval '48 hours'`);
}
