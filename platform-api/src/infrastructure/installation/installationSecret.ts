import type { Database } from '../database/database';

type SecretName = 'visitor_key' | 'sign_in_key' | 'search_admin_secret' | 'webhook_key' | 'preview_key';

/** Reads a random text that a migration stored for this installation: once, and again after an error. */
export function installationSecret(database: Database, name: SecretName): () => Promise<string> {
  const read = async () => {
    const [row] = await database.query<{ value: string }>('select value from installation where name = $1', [name]);
    return (row as { value: string }).value;
  };
  let secret: Promise<string> | null = null;
  return () => {
    secret ??= read().catch((error: unknown) => {
      // The next call reads it again: the database may be back.
      secret = null;
      throw error;
    });
    return secret;
  };
}
