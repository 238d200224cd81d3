import type { Database, Queryable } from '../../../infrastructure/database/database';
import type { Right } from './rights';
import { newToken, readToken } from './tokenText';
import { webhookSecret } from './webhookSignature';

/** A token as lists show it, without its text, which nobody can read again. Times are ISO 8601, UTC. */
export interface ApiToken {
  id: string;
  /** Whom it is for: 'tenant', the dealer's own people. */
  subject: string;
  name: string;
  rights: Right[];
  /** It signs messages to a webhook and is never sent. */
  signs: boolean;
  createdAt: string;
  /** null: it does not end by itself. */
  expiresAt: string | null;
  revokedAt: string | null;
  /** To the minute. */
  lastUsedAt: string | null;
}

export interface NewToken {
  name: string;
  rights: readonly Right[];
  /** Days after which it ends; null: it does not. */
  days: number | null;
  /** A webhook's: its text is the secret that signs. */
  signs?: boolean;
}

/** A change that was made with a token. */
export interface OperatorChange {
  at: string;
  token: string;
  /** For example content.put. */
  action: string;
  /** What was changed, for example 'offer/summer-sale'. */
  target: string;
  /** Names of the fields that were changed; never their values. */
  fields: string[];
  requestId: string;
}

/** Tokens of tenants, for those who give them out. */
export interface TokenService {
  /** Resolves with the text, which is stored nowhere: the token, or the secret of a webhook. */
  create(tenant: string, token: NewToken): Promise<{ id: string; text: string }>;
  /** All tokens of a tenant, the newest first. */
  list(tenant: string): Promise<ApiToken[]>;
  /** From now on the token is not accepted; false where the tenant has none of this id that is in force. */
  revoke(tenant: string, id: string): Promise<boolean>;
  /** What was changed with the tokens of a tenant, the newest first. */
  changes(tenant: string, limit: number): Promise<OperatorChange[]>;
}

const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const TOKEN = `id, subject, name, rights, signs, ${time('created_at')} as "createdAt", ${time('expires_at')} as "expiresAt",
  ${time('revoked_at')} as "revokedAt", ${time('last_used_at')} as "lastUsedAt"`;
const DAY_MS = 86_400_000;

/** The token service on a database. */
export function openTokenService(database: Database, now: () => Date = () => new Date()): TokenService {
  return {
    async create(tenant, { name, rights, days, signs = false }) {
      const { id, text, hash } = newToken();
      const expiresAt = days === null ? null : new Date(now().getTime() + days * DAY_MS);
      await database.query(
        'insert into api_tokens (id, tenant, name, rights, hash, created_at, expires_at, signs) values ($1, $2, $3, $4::text[], $5, $6, $7, $8)',
        [id, tenant, name, rights, hash, now(), expiresAt, signs],
      );
      return { id, text: signs ? await webhookSecret(database, id) : text };
    },

    list: (tenant) => database.query<ApiToken>(`select ${TOKEN} from api_tokens where tenant = $1 order by created_at desc, id`, [tenant]),

    async revoke(tenant, id) {
      const sql = 'update api_tokens set revoked_at = $3 where tenant = $1 and id = $2 and revoked_at is null returning id';
      return (await database.query(sql, [tenant, id, now()])).length > 0;
    },

    changes: (tenant, limit) =>
      database.query<OperatorChange>(
        `select ${time('at')} as at, token_id as token, action, target, fields, request_id as "requestId"
           from operator_changes where tenant = $1 order by id desc limit $2`,
        [tenant, limit],
      ),
  };
}

/** The token of a tenant with this text that is in force; null for any other text, also for one of another tenant. Notes that it was used. */
export async function findToken(database: Queryable, tenant: string, text: string, now: Date): Promise<ApiToken | null> {
  const given = readToken(text);
  if (!given) return null;
  const [token] = await database.query<ApiToken>(
    `select ${TOKEN} from api_tokens
      where id = $1 and tenant = $2 and hash = $3 and not signs and revoked_at is null and coalesce(expires_at > $4, true)`,
    [given.id, tenant, given.hash, now],
  );
  if (token) await noteUse(database, token.id, now);
  return token ?? null;
}

/** The webhook of a tenant with this id that is in force. Notes that it was used. */
export async function findWebhook(database: Queryable, tenant: string, id: string, now: Date): Promise<ApiToken | null> {
  const [token] = await database.query<ApiToken>(
    `select ${TOKEN} from api_tokens where id = $1 and tenant = $2 and signs and revoked_at is null and coalesce(expires_at > $3, true)`,
    [id, tenant, now],
  );
  if (token) await noteUse(database, token.id, now);
  return token ?? null;
}

async function noteUse(database: Queryable, id: string, now: Date): Promise<void> {
  await database.query(
    `update api_tokens set last_used_at = date_trunc('minute', $2::timestamptz)
      where id = $1 and last_used_at is distinct from date_trunc('minute', $2::timestamptz)`,
    [id, now],
  );
}

/** Adds changes to the record; in the transaction of the changes, so that neither is there without the other. */
export async function recordChanges(
  transaction: Queryable,
  tenant: string,
  { token, requestId }: Pick<OperatorChange, 'token' | 'requestId'>,
  changes: readonly (Pick<OperatorChange, 'action' | 'target'> & { fields?: readonly string[] })[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.query(
    `insert into operator_changes (tenant, token_id, request_id, action, target, fields)
     select $1, $2, $3, action, target, array(select jsonb_array_elements_text(coalesce(fields, '[]')))
       from jsonb_to_recordset($4::jsonb) as row (action text, target text, fields jsonb)`,
    [tenant, token, requestId, JSON.stringify(changes)],
  );
}

/** Notes a message of a webhook; false where it was received before. In the transaction of what it changes. */
export async function receiveOnce(transaction: Queryable, token: string, messageId: string, now: Date): Promise<boolean> {
  await transaction.query("delete from received_messages where at < $1::timestamptz - interval '1 day'", [now]);
  const sql = 'insert into received_messages (token_id, message_id, at) values ($1, $2, $3) on conflict do nothing returning message_id';
  return (await transaction.query(sql, [token, messageId, now])).length > 0;
}
