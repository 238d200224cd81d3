import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../../infrastructure/database/database';
import { secretsFrom } from '../../../infrastructure/secrets/secrets';
import { OFF } from '../../../infrastructure/integrations/credentials';
import type { Outbox } from '../../../infrastructure/outbox/outbox';
import type { CarRepository } from '../../vehicles';
import type { DueAlert } from './alerts/alertRepository';
import { createLeadAlerts, type LeadAlerts } from './alerts/leadAlerts';
import { createAttemptDelivery, type AttemptOptions } from './attemptDelivery';
import { createDeliveryMaintenance } from './deliveryMaintenance';
import { createDeliveryPlanner, type DeliveryPlanner } from './deliveryPlanner';
import { createDeliveryQueue } from './deliveryQueue';
import { createDeliveryRepository } from './deliveryRepository';
import type { DeliverySource } from './deliverySource';
import { createDeliveryWorker } from './deliveryWorker';
import { logFailures, type FailedAttempt } from './failureLog';
import { missingMailer, outboxMailer, smtpMailer, type Mailer } from './mail';
import type { RetryPolicy } from './nextAttempt';
import { createSettleDelivery } from './settleDelivery';
import { createOnUndelivered } from './undelivered';

/** Times of the delivery; the defaults are those of production. */
export interface DeliveryTiming {
  policy?: RetryPolicy;
  /** For one attempt. */
  timeoutMs?: number;
  /** Seconds after which an attempt that nobody finished belongs to a process that died. */
  expireAfterSeconds?: number;
  pollEveryMs?: number;
  maintainEveryMs?: number;
}

export interface DeliverySettings extends DeliveryTiming {
  source: DeliverySource;
  /** SMTP_URL, MAIL_FROM, ALERTS_TO, SECRETS_DIR and the variables that the delivery documents name. */
  environment: Readonly<Record<string, string | undefined>>;
  /** false: this process accepts leads and leaves their delivery to others. */
  isWorking?: boolean;
}

interface DeliveryOptions {
  database: Database;
  tenants: Pick<TenantSource, 'bySlug'>;
  cars: Pick<CarRepository, 'findById'>;
  outbox: Outbox;
  isDemonstration: boolean;
  now: () => Date;
  appointmentOf: AttemptOptions['appointmentOf'];
  onAlert(alert: DueAlert): void;
  /** Called once for each reason why an endpoint does not accept leads. */
  onFailed(attempt: FailedAttempt): void;
  onError(error: unknown): void;
}

export interface LeadDelivery {
  planner: DeliveryPlanner;
  start(): void;
  /** Polls now, for a lead that was just stored. */
  wake(): void;
  stop(): Promise<void>;
  /** Of a process that delivers; null for any other. */
  alerts: LeadAlerts | null;
}

const TIMEOUT_MS = 15_000;

function mailerFor(address: string | undefined, { outbox, isDemonstration }: DeliveryOptions, timeoutMs: number): Mailer {
  if (address && address !== OFF) return smtpMailer(address, timeoutMs);
  return isDemonstration && address !== OFF ? outboxMailer(outbox) : missingMailer;
}

/** The delivery of leads: its queue, planner and worker. */
export function createDelivery(settings: DeliverySettings, options: DeliveryOptions): LeadDelivery {
  const { source, environment, isWorking = true, policy, timeoutMs = TIMEOUT_MS, pollEveryMs, maintainEveryMs } = settings;
  const { database, tenants, cars, outbox, isDemonstration, now, appointmentOf, onAlert, onFailed, onError } = options;
  const queue = createDeliveryQueue(database, settings.expireAfterSeconds);
  const deliveries = createDeliveryRepository(database);
  const mailer = mailerFor(environment.SMTP_URL, options, timeoutMs);
  const channels = {
    outbox: isDemonstration ? outbox : null,
    mailer,
    mailFrom: environment.MAIL_FROM || null,
    secrets: secretsFrom(environment),
    isDemonstration,
    timeoutMs,
    now,
  };
  const onUndelivered = createOnUndelivered({ queue, source, tenants, now });
  const alerts = createLeadAlerts(database, {
    tenants,
    source,
    mailer,
    mailFrom: channels.mailFrom,
    to: (environment.ALERTS_TO ?? '').split(',').flatMap((address) => address.trim() || []),
    now,
    onAlert,
    onError,
  });
  const worker = createDeliveryWorker({
    database,
    queue,
    deliveries,
    attempt: logFailures(createAttemptDelivery({ deliveries, source, tenants, cars, channels, appointmentOf }), onFailed),
    settle: createSettleDelivery(database, queue, { now, random: Math.random, policy, onUndelivered }),
    maintain: createDeliveryMaintenance(database, { queue, source, now }),
    pollEveryMs,
    maintainEveryMs,
    onError,
  });
  return {
    planner: createDeliveryPlanner(source, queue, (tenant) => tenants.bySlug(tenant)?.switches.confirmationMailEnabled ?? false),
    alerts: isWorking ? alerts : null,
    start: () => isWorking && worker.start(),
    wake: () => isWorking && worker.wake(),
    async stop() {
      await worker.stop();
      mailer.close();
      source.close();
    },
  };
}
