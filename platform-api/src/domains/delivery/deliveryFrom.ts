import { LEAD_RETENTION_MONTHS } from '../leads/deidentifyLeads';
import type { DeliverySettings } from './createDelivery';
import { deliveryFromFolder } from './deliverySource';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Delivery by the documents of a folder and the environment: SMTP_URL and MAIL_FROM for e-mail, DELIVERY_WORKER=off for a process
 * that leaves the delivery to others, and the secrets that the documents name.
 */
export async function deliveryFrom(
  folder: string,
  environment: Environment,
  options: { isProduction: boolean; onProblem?(problem: string): void },
): Promise<DeliverySettings> {
  const { DELIVERY_WORKER: worker = 'on' } = environment;
  if (worker !== 'on' && worker !== 'off') throw new Error(`DELIVERY_WORKER must be on or off, and it is "${worker}".`);
  return { source: await deliveryFromFolder(folder, options), environment, isWorking: worker === 'on' };
}

/** LEAD_RETENTION_MONTHS of the environment: months after which leads are de-identified (PL-047). */
export function retentionFrom({ LEAD_RETENTION_MONTHS: text }: Environment): number {
  if (!text) return LEAD_RETENTION_MONTHS;
  const months = Number(text);
  if (!Number.isInteger(months) || months < 1) throw new Error(`LEAD_RETENTION_MONTHS must be a whole number of months from 1 on, and it is "${text}".`);
  return months;
}
