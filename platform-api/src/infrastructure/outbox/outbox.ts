import type { Queryable } from '../database/database';

/** A message that a demonstration stores instead of sending it. */
export interface OutboxMessage {
  tenant: string;
  /** What it would have been: 'sms', 'email', 'adf-http', … */
  channel: string;
  /** Phone number, e-mail address or endpoint. */
  recipient: string;
  subject: string;
  body: string;
  /** An e-mail as HTML, beside its text in `body`. */
  html?: string | null;
}

export interface StoredMessage extends OutboxMessage {
  id: number;
  /** ISO 8601 instant. */
  created_at: string;
}

const DEFAULT_LIMIT = 200;

/** Messages of a demonstration, instead of a provider that sends them. */
export function createOutbox(database: Queryable) {
  return {
    async append({ tenant, channel, recipient, subject, body, html = null }: OutboxMessage): Promise<void> {
      await database.query(
        'insert into outbox_messages (tenant, channel, recipient, subject, body, html) values ($1, $2, $3, $4, $5, $6)',
        [tenant, channel, recipient, subject, body, html],
      );
    },

    /** The newest messages first, of one tenant or of all. */
    async list(tenant: string | null = null): Promise<StoredMessage[]> {
      const rows = await database.query<OutboxMessage & { id: string | number; created_at: Date | string }>(
        `select id, tenant, channel, recipient, subject, body, html, created_at from outbox_messages
          where $1::text is null or tenant = $1 order by outbox_messages.id desc limit ${DEFAULT_LIMIT}`,
        [tenant],
      );
      return rows.map((row) => ({ ...row, id: Number(row.id), created_at: new Date(row.created_at).toISOString() }));
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
