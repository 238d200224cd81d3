import type { TenantSource } from '@forecourt/server-kit';
import type { Job, JobQueue } from '../../infrastructure/jobs/jobQueue';
import type { CarRepository } from '../stock/carRepository';
import { sendLead, type Channels, type Outcome } from './channels/sendLead';
import { targetOf } from './deliveryConfig';
import type { DeliveredLead } from './deliveredLead';
import type { DeliveryJob } from './deliveryPlanner';
import type { DeliveryRepository, DueDelivery } from './deliveryRepository';
import type { DeliverySource } from './deliverySource';

export interface WorkerOptions {
  queue: JobQueue<DeliveryJob>;
  deliveries: DeliveryRepository;
  source: DeliverySource;
  tenants: Pick<TenantSource, 'bySlug'>;
  cars: Pick<CarRepository, 'findById'>;
  channels: Channels;
  /** Deliveries under way at once. */
  concurrency?: number;
  /** How often new work is looked for, in milliseconds. */
  pollEveryMs?: number;
  /** How often work of dead workers and unrouted leads are looked for, in milliseconds. */
  tendEveryMs?: number;
  onError(error: unknown): void;
}

export interface DeliveryWorker {
  start(): void;
  /** Looks for work now. */
  wake(): void;
  /** Takes no more work, lets what is under way end within `graceMs`, and cuts the rest: it is tried again. */
  stop(graceMs?: number): Promise<void>;
}

/** A due delivery this old has lost its job. */
const LOST_AFTER_MS = 5 * 60_000;
const failed = (reason: string): Outcome => ({ kind: 'failed', reason, notBefore: null });

/** Takes deliveries from the queue and sends them, several at once, so that a slow receiver delays no other. */
export function createDeliveryWorker(options: WorkerOptions): DeliveryWorker {
  const { queue, deliveries, source, tenants, cars, channels, concurrency = 16, pollEveryMs = 1000, tendEveryMs = 10_000, onError } = options;
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  const stopping = new AbortController();
  let isWoken = false;
  let wakeUp = () => {};
  let running: Promise<void> = Promise.resolve();

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isWoken) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    isWoken = true;
    wakeUp();
  };

  async function leadOf(delivery: DueDelivery): Promise<DeliveredLead | null> {
    const { payload, created_at: at, dealership_slug, location: place, car_id: carId } = delivery.lead;
    const site = tenants.bySlug(delivery.tenant);
    if (!site) return null;
    const car = carId === null ? null : await cars.findById(delivery.tenant, carId);
    const location = site.locations.find(({ slug }) => slug === place) ?? null;
    const slug = dealership_slug ?? location?.dealership_slug ?? car?.dealership_slug;
    const dealership = site.dealerships.find((each) => each.slug === slug) ?? (site.dealerships.length === 1 ? site.dealerships[0] : undefined);
    const { id: deliveryId, lead_id: leadId, part } = delivery;
    return { deliveryId, leadId, part, at, site, location, dealership: dealership ? { slug: dealership.slug, name: dealership.name } : null, payload, car };
  }

  async function attempt(delivery: DueDelivery): Promise<{ outcome: Outcome; target: string }> {
    const { tenant, endpoint: name } = delivery;
    const endpoint = name === null ? undefined : source.of(tenant).endpoints[name];
    if (name === null || !endpoint) return { outcome: failed('the site’s delivery configuration no longer has this endpoint'), target: '' };
    const target = targetOf(endpoint);
    const disabled = await deliveries.disabledReason(tenant, name, target);
    if (disabled !== null) return { outcome: { kind: 'hopeless', reason: `the endpoint is disabled since it ${disabled}` }, target };
    if (delivery.lead.isDeidentified) return { outcome: { kind: 'hopeless', reason: 'the lead is de-identified' }, target };
    const lead = await leadOf(delivery);
    if (!lead) return { outcome: failed('the site is not served'), target };
    return { outcome: await sendLead(lead, endpoint, { ...channels, signal: cut.signal }), target };
  }

  async function work(job: Job<DeliveryJob>): Promise<void> {
    const delivery = await deliveries.find(job.data);
    if (delivery?.state !== 'pending') return deliveries.finish(job, null, null);
    const { outcome, target } = await attempt(delivery);
    return deliveries.finish(job, delivery, outcome, target);
  }

  function begin(job: Job<DeliveryJob>): void {
    const task = work(job)
      .catch(onError)
      .finally(() => {
        underWay.delete(task);
        wake();
      });
    underWay.add(task);
  }

  /** Work of dead workers comes back, leads without endpoint get one, and nothing that is due is forgotten. */
  async function tend(isIdle: boolean): Promise<void> {
    await queue.recover();
    await deliveries.route(source);
    if (isIdle) await deliveries.rescue(new Date(channels.now().getTime() - LOST_AFTER_MS));
  }

  async function run(): Promise<void> {
    let tendedAt = 0;
    while (!stopping.signal.aborted) {
      isWoken = false;
      let isBusy = false;
      try {
        await queue.start();
        const free = concurrency - underWay.size;
        const jobs = free > 0 ? await queue.take(free) : [];
        jobs.forEach(begin);
        isBusy = jobs.length > 0;
        if (Date.now() - tendedAt >= tendEveryMs) {
          tendedAt = Date.now();
          await tend(!isBusy && underWay.size === 0);
        }
      } catch (error) {
        onError(error);
      }
      if (!stopping.signal.aborted && !(isBusy && underWay.size < concurrency)) await sleep(pollEveryMs);
    }
  }

  return {
    start: () => {
      running = run();
    },
    wake,
    async stop(graceMs = 3000) {
      stopping.abort();
      wake();
      const timer = setTimeout(() => cut.abort(), graceMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(timer);
    },
  };
}
