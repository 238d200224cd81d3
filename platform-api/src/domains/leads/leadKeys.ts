import type { Queryable } from '../../infrastructure/database/database';
import { Problem } from '../../infrastructure/http/problems';

export interface SubmitKey {
  /** One per submit or step, kept for its retries (AP-042). */
  key: string;
  payloadHash: string;
}

export interface ClaimedKey<Answer> {
  isFresh: boolean;
  leadId: string;
  /** What the first submit was answered, where that was more than the lead's id. */
  answer: Answer | null;
}

/** Claims the key for a lead; gives back the lead and answer that have it already, and refuses another payload (AP-042). */
export async function claimKey<Answer>(transaction: Queryable, tenant: string, leadId: string, { key, payloadHash }: SubmitKey): Promise<ClaimedKey<Answer>> {
  const claimed = await transaction.query(
    `insert into lead_keys (tenant, key, payload_hash, lead_id) values ($1, $2, $3, $4)
     on conflict (tenant, key) do update set payload_hash = excluded.payload_hash, lead_id = excluded.lead_id, answer = null, created_at = now()
       where lead_keys.created_at < now() - interval '24 hours'
     returning 1`,
    [tenant, key, payloadHash, leadId],
  );
  if (claimed.length > 0) return { isFresh: true, leadId, answer: null };
  const known = await findKey<Answer>(transaction, tenant, { key, payloadHash });
  if (!known) throw new Problem('conflict');
  return known;
}

/** The answer that a key has within its 24 hours, null for a new key; another payload is a conflict. */
export async function findKey<Answer>(queryable: Queryable, tenant: string, { key, payloadHash }: SubmitKey): Promise<ClaimedKey<Answer> | null> {
  const [known] = await queryable.query<{ payload_hash: string; lead_id: string; answer: Answer | null }>(
    `select payload_hash, lead_id, answer from lead_keys where tenant = $1 and key = $2 and created_at >= now() - interval '24 hours'`,
    [tenant, key],
  );
  if (!known) return null;
  if (known.payload_hash !== payloadHash) throw new Problem('conflict');
  return { isFresh: false, leadId: known.lead_id, answer: known.answer };
}

/** Keeps the answer for retries of the same submit. */
export async function keepAnswer(transaction: Queryable, tenant: string, key: string, answer: object): Promise<void> {
  await transaction.query('update lead_keys set answer = $3::jsonb where tenant = $1 and key = $2', [tenant, key, JSON.stringify(answer)]);
}

/** Drops keys that no retry can use any more. */
export async function forgetKeys(queryable: Queryable): Promise<void> {
  await queryable.query(`delete from lead_keys where created_at < now() - interval '48 hours'`);
}
