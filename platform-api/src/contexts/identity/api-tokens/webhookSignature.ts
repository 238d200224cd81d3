import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Database } from '../../../infrastructure/database/database';
import { installationSecret } from '../../../infrastructure/installation/installationSecret';

/**
 * The secret with which a webhook signs, as Standard Webhooks writes it. It is made of the installation's own and the webhook's id: both sides need
 * it, so a hash would not do, and no table has it.
 */
export async function webhookSecret(database: Database, id: string): Promise<string> {
  const key = await installationSecret(database, 'webhook_key')();
  return `whsec_${createHmac('sha256', key).update(`webhook ${id}`).digest('base64')}`;
}

const MAX_MESSAGE_ID = 255;

type Headers = Readonly<Record<string, unknown>>;

/** Whether a body is signed with a secret, by the three headers of Standard Webhooks, within five minutes. */
export function isSigned(secret: string, body: Buffer, headers: Headers): boolean {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  if (String(headers['webhook-id']).length > MAX_MESSAGE_ID) return false;
  try {
    new Webhook(secret).verify(body.toString('utf8'), Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')])), {
      jsonParse: false,
    });
    return true;
  } catch {
    return false;
  }
}
