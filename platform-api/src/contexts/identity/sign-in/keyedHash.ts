import { createHmac } from 'node:crypto';
import type { Database } from '../../../infrastructure/database/database';
import { installationSecret } from '../../../infrastructure/installation/installationSecret';

/** HMAC of the parts, as hexadecimal text. */
export type KeyedHash = (...parts: string[]) => Promise<string>;

/** Hashes with a key that takes both to find out: the secret of the processes and a random text in the database. */
export function createKeyedHash(database: Database, secret: string): KeyedHash {
  const installationKey = installationSecret(database, 'sign_in_key');
  return async (...parts) =>
    createHmac('sha256', `${secret}\n${await installationKey()}`)
      .update(parts.join('\n'))
      .digest('hex');
}
