import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../infrastructure/database/database';
import { createJobQueue } from '../../infrastructure/jobs/jobQueue';
import { createLeadDesk, type LeadDesk } from '../leads/leadDesk';
import type { Outbox } from '../../infrastructure/outbox/outbox';
import type { CarRepository } from '../stock/carRepository';
import { createDeliveryPlanner, type DeliveryJob, type DeliveryPlanner } from './deliveryPlanner';
import { createDeliveryRepository } from './deliveryRepository';
import type { DeliverySource } from './deliverySource';
import { createDeliveryWorker } from './deliveryWorker';
import { missingMailer, outboxMailer, smtpMailer, type Mailer } from './mail';
import type { RetryPolicy } from './nextAttempt';

/** Times of the delivery; the defaults are those of production. */
export interface DeliveryTiming {
  policy?: RetryPolicy;
  /** Milliseconds for one try. */
  timeLimitMs?: number;
  /** Seconds after which a try that nobody finished belongs to a process that died. */
  expireAfterSeconds?: number;
  pollEveryMs?: number;
  tendEveryMs?: number;
}

export interface DeliverySettings extends DeliveryTiming {
  source: DeliverySource;
  /** SMTP_URL, MAIL_FROM and the secrets that the delivery documents name. */
  environment: Readonly<Record<string, string | undefined>>;
  /** false: this process takes leads and leaves their delivery to others. */
  isWorking?: boolean;
}

interface DeliveryParts {
  database: Database;
  tenants: Pick<TenantSource, 'bySlug'>;
  cars: Pick<CarRepository, 'findById'>;
  outbox: Outbox;
  isProduction: boolean;
  now: () => Date;
  onError(error: unknown): void;
}

export interface Delivery {
  planner: DeliveryPlanner;
  desk: LeadDesk;
  start(): void;
  /** A lead was stored: its delivery need not wait for the next look. */
  wake(): void;
  stop(): Promise<void>;
}

const TIME_LIMIT_MS = 15_000;
const EXPIRE_AFTER_SECONDS = 60;

function mailerFor(address: string | undefined, { outbox, isProduction }: DeliveryParts, timeLimitMs: number): Mailer {
  if (address) return smtpMailer(address, timeLimitMs);
  return isProduction ? missingMailer : outboxMailer(outbox);
}

/** Queue, record and worker of the delivery of leads, put together (PL-031, PL-036, PL-037). */
export function createDelivery(settings: DeliverySettings, parts: DeliveryParts): Delivery {
  const { source, environment, isWorking = true, policy, timeLimitMs = TIME_LIMIT_MS, pollEveryMs, tendEveryMs } = settings;
  const { database, tenants, cars, outbox, isProduction, now, onError } = parts;
  const queue = createJobQueue<DeliveryJob>(database, { name: 'lead-delivery', expireAfterSeconds: settings.expireAfterSeconds ?? EXPIRE_AFTER_SECONDS });
  const deliveries = createDeliveryRepository(database, queue, { now, chance: Math.random, policy });
  const mailer = mailerFor(environment.SMTP_URL, parts, timeLimitMs);
  const worker = createDeliveryWorker({
    queue,
    deliveries,
    source,
    tenants,
    cars,
    channels: { outbox: isProduction ? null : outbox, mailer, mailFrom: environment.MAIL_FROM || null, environment, isProduction, timeLimitMs, now },
    pollEveryMs,
    tendEveryMs,
    onError,
  });
  const planner = createDeliveryPlanner(source, queue);
  return {
    planner,
    desk: createLeadDesk(database, { queue, planner }),
    start: () => isWorking && worker.start(),
    wake: () => isWorking && worker.wake(),
    async stop() {
      await worker.stop();
      mailer.close();
      source.close();
    },
  };
}
