import { StartError, type LastGood } from '@forecourt/server-kit';
import { OFF, requireAddress, type Environment } from '../../../infrastructure/integrations/credentials';
import type { DeliverySettings } from './createDelivery';
import { deliveryFromFolder } from './deliverySource';

/**
 * Delivery by the documents of a folder and the environment: SMTP_URL and MAIL_FROM for e-mail, DELIVERY_WORKER=off for a process
 * that leaves the delivery to others, and the secrets that the documents name. Throws a StartError for a setting that can not be used.
 */
export async function deliveryFromEnvironment(
  folder: string,
  environment: Environment,
  options: { isDemonstration: boolean; lastGood?: LastGood; onProblem?(problem: string): void },
): Promise<DeliverySettings> {
  const { DELIVERY_WORKER: worker = 'on', SMTP_URL: mailServer } = environment;
  if (mailServer && mailServer !== OFF) requireAddress(environment, 'SMTP_URL', ['smtp', 'smtps'], 'smtps://user:password@mail.example');
  if (worker !== 'on' && worker !== 'off') throw new StartError(`DELIVERY_WORKER must be on or off, and it is "${worker}".`);
  return { source: await deliveryFromFolder(folder, options), environment, isWorking: worker === 'on' };
}
