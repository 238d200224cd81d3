import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';

/** How long a session lasts. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The token gives access to the account, so the database has only its hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions of users; a session of one tenant is not valid for another. */
export function createSessionRepository(database: Database) {
  return {
    /** Starts a session for the user with this number, who is created if new; resolves with the token for the cookie. */
    async start(tenant: string, phone: string, now: Date): Promise<{ user: User; token: string }> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
      const [user] = await database.query<User>(
        `with person as (
           insert into users (tenant, phone) values ($1, $2) on conflict (tenant, phone) do update set phone = excluded.phone returning id, phone),
         begun as (
           insert into sessions (tenant, token_hash, user_id, expires_at) select $1, $3, id, $4 from person)
         select id::float8 as id, phone from person`,
        [tenant, phone, hashOf(token), expiresAt],
      );
      return { user: user as User, token };
    },

    /** null for a token that is unknown here, ended or expired. */
    async find(tenant: string, token: string, now: Date): Promise<User | null> {
      const [user] = await database.query<User>(
        `select users.id::float8 as id, users.phone from sessions join users on users.tenant = sessions.tenant and users.id = sessions.user_id
         where sessions.tenant = $1 and sessions.token_hash = $2 and sessions.expires_at > $3`,
        [tenant, hashOf(token), now],
      );
      return user ?? null;
    },

    async end(tenant: string, token: string): Promise<void> {
      await database.query('delete from sessions where tenant = $1 and token_hash = $2', [tenant, hashOf(token)]);
    },

    async deleteExpired(now: Date): Promise<void> {
      await database.query('delete from sessions where expires_at <= $1', [now]);
    },
  };
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;
