import type { Environment } from '../../infrastructure/integrations/credentials';
import type { DeliverySettings } from './createDelivery';
import { deliveryFromFolder } from './deliverySource';

/**
 * Delivery by the documents of a folder and the environment: SMTP_URL and MAIL_FROM for e-mail, DELIVERY_WORKER=off for a process
 * that leaves the delivery to others, and the secrets that the documents name.
 */
export async function deliveryFromEnvironment(
  folder: string,
  environment: Environment,
  options: { isDemonstration: boolean; onProblem?(problem: string): void },
): Promise<DeliverySettings> {
  const { DELIVERY_WORKER: worker = 'on' } = environment;
  if (worker !== 'on' && worker !== 'off') throw new Error(`DELIVERY_WORKER must be on or off, and it is "${worker}".`);
  return { source: await deliveryFromFolder(folder, options), environment, isWorking: worker === 'on' };
}
