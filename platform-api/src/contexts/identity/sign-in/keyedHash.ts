import { createHmac } from 'node:crypto';
import type { Database } from '../../../infrastructure/database/database';

/** HMAC of the parts, as hexadecimal text. */
export type KeyedHash = (...parts: string[]) => Promise<string>;

/** Hashes with a key that takes both to find out: the secret of the processes and a random text in the database. */
export function createKeyedHash(database: Database, secret: string): KeyedHash {
  let installationKey: Promise<string> | null = null;
  const readKey = async () => {
    const [row] = await database.query<{ value: string }>(`select value from installation where name = 'sign_in_key'`);
    return (row as { value: string }).value;
  };
  return async (...parts) => {
    installationKey ??= readKey().catch((error: unknown) => {
      // The next call reads it again: the database may be back.
      installationKey = null;
      throw error;
    });
    return createHmac('sha256', `${secret}\n${await installationKey}`)
      .update(parts.join('\n'))
      .digest('hex');
  };
}
