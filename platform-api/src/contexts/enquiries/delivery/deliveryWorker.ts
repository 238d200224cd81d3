import type { Database } from '../../../infrastructure/database/database';
import type { AttemptDelivery } from './attemptDelivery';
import { createJobClaimer, type JobClaimer } from '../../../infrastructure/jobs/jobClaimer';
import type { DeliveryQueue } from './deliveryQueue';
import type { DeliveryRepository } from './deliveryRepository';
import type { SettleDelivery } from './settleDelivery';

export interface WorkerOptions {
  database: Database;
  queue: DeliveryQueue;
  deliveries: Pick<DeliveryRepository, 'find'>;
  attempt: AttemptDelivery;
  settle: SettleDelivery;
  maintain(isIdle: boolean): Promise<void>;
  pollEveryMs?: number;
  maintainEveryMs?: number;
  onError(error: unknown): void;
}

/** Delivers leads: claims jobs from the queue, attempts each once and settles the outcome. */
export function createDeliveryWorker({ database, queue, deliveries, attempt, settle, ...options }: WorkerOptions): JobClaimer {
  return createJobClaimer({
    queue,
    async process(job, signal) {
      const delivery = await deliveries.find(job.data);
      // A delivery that is settled already: its job is a repeat.
      if (delivery?.state !== 'pending') return database.transaction((transaction) => queue.done(transaction, job.id));
      return settle(job, delivery, await attempt(delivery, signal));
    },
    ...options,
  });
}
