import type { Database } from '../../../infrastructure/database/database';
import { createJobQueue, type JobQueue } from '../../../infrastructure/jobs/jobQueue';

/** Identifies one delivery. */
export interface DeliveryJob {
  tenant: string;
  deliveryId: string;
}
export type DeliveryQueue = JobQueue<DeliveryJob>;

const EXPIRE_AFTER_SECONDS = 60;

/** The queue of deliveries; an attempt that takes longer than `expireAfterSeconds` belongs to a process that died. */
export const createDeliveryQueue = (database: Database, expireAfterSeconds: number = EXPIRE_AFTER_SECONDS): DeliveryQueue =>
  createJobQueue<DeliveryJob>(database, { name: 'lead-delivery', expireAfterSeconds });
