import type { SiteConfig } from '@forecourt/shared-contracts';
import type { DescriptionTask, RenderedPage, RenderedReply, RendererSetup, RenderTask, SiteDescription } from '../../protocol/messages';
import { RenderAborted, RenderRefused } from './renderErrors';
import { WorkerSlot, type RenderJob } from './workerSlot';

interface RenderPoolOptions {
  /** Built renderer, server/renderer.cjs of a shell. */
  file: string;
  setup: Omit<RendererSetup, 'watch' | 'owners'>;
  workers: number;
  /** Renders that may wait for each worker; more are refused. */
  maxWaitingPerWorker: number;
  /** Longest duration of one render, from the moment a worker starts it. */
  timeoutMs: number;
  /** How long the code of a worker may take to load; one that takes longer is a failed start. */
  startMs: number;
  /** Heap of one worker; a render that needs more costs only that worker. */
  heapMb: number;
}

interface RenderConditions {
  /** Aborts when nobody awaits the page any more. */
  signal?: AbortSignal;
  /** How long the render may wait for a worker, milliseconds. */
  startTimeoutMs?: number;
}

/** Workers that die before they are ready, until the pool starts no more. */
const MAX_FAILED_STARTS = 5;

/** Owners that a worker can name; the shell's own code is the first. */
const ownersOf = ({ releases }: RenderPoolOptions['setup']) => ['shell', ...new Set(Object.values(releases).map(({ name }) => name))];

/**
 * Worker threads that render pages of one registry revision. Each renders one page at a time, so that an endless
 * loop or a full heap in one remote costs one worker and one render.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #owners: string[];
  readonly #slots = new Set<WorkerSlot>();
  readonly #queue = new Set<RenderJob>();
  #nextId = 1;
  #isClosing = false;
  #failedStarts = 0;
  #onDrained: (() => void) | null = null;
  /** Why no more work is accepted. */
  #refusal: Error | null = null;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#owners = ownersOf(options.setup);
    for (let count = 0; count < options.workers; count += 1) this.#addSlot();
  }

  /**
   * Renders one page. Rejects with RenderStopped when its code did not come to an end, with RenderRefused when no worker can start it in
   * time, and with RenderAborted when the signal aborts: at once while it waits, when its worker is free again while it runs.
   */
  async render(task: Omit<RenderTask, 'id'>, conditions: RenderConditions = {}): Promise<RenderedPage> {
    const reply = await this.#run(task, conditions);
    if (!('page' in reply)) throw new Error('The worker described a site instead of rendering a page.');
    return reply.page;
  }

  /** Describes a site; rejects as `render` does. */
  async describe(site: SiteConfig): Promise<SiteDescription> {
    const reply = await this.#run({ describe: site }, {});
    if (!('description' in reply)) throw new Error('The worker rendered a page instead of describing a site.');
    return reply.description;
  }

  async #run(
    task: Omit<RenderTask, 'id'> | Omit<DescriptionTask, 'id'>,
    { signal, startTimeoutMs }: RenderConditions,
  ): Promise<RenderedReply> {
    if (this.#refusal) throw this.#refusal;
    if (signal?.aborted) throw new RenderAborted();
    const { workers, maxWaitingPerWorker } = this.#options;
    if (this.#queue.size >= workers * maxWaitingPerWorker) throw new RenderRefused(`${this.#queue.size} renders are waiting`);

    const id = this.#nextId;
    this.#nextId += 1;
    let onAbort = () => {};
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<RenderedReply>((resolve, reject) => {
        const job: RenderJob = { task: { ...task, id }, resolve, reject };
        const leaveQueue = (error: Error) => {
          if (!this.#queue.delete(job)) return;
          reject(error);
          this.#checkDrained();
        };
        onAbort = () => {
          leaveQueue(new RenderAborted());
          for (const slot of this.#slots) slot.abort(job);
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        if (startTimeoutMs !== undefined)
          timer = setTimeout(() => leaveQueue(new RenderRefused(`no worker could start it within ${startTimeoutMs} ms`)), startTimeoutMs);
        this.#queue.add(job);
        this.#dispatch();
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Accepts no more work, finishes what was accepted, then terminates its workers. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#refusal ??= new Error('The render pool is closed.');
    if (!this.#isDrained()) {
      await new Promise<void>((resolve) => {
        this.#onDrained = resolve;
      });
    }
    await Promise.all([...this.#slots].map((slot) => slot.terminate()));
  }

  /** Ends at once, whatever is under way; every render is rejected with the reason. For a pool that has never served. */
  terminate(reason: Error): void {
    this.#isClosing = true;
    this.#refusal = reason;
    for (const waiting of this.#queue) waiting.reject(reason);
    this.#queue.clear();
    for (const slot of this.#slots) void slot.terminate();
  }

  #addSlot(): void {
    const { file, setup, heapMb, timeoutMs, startMs } = this.#options;
    const slot = new WorkerSlot({
      file,
      setup: { ...setup, owners: this.#owners },
      heapMb,
      timeoutMs,
      startMs,
      onReady: () => {
        this.#failedStarts = 0;
      },
      onIdle: () => this.#dispatch(),
      onStopped: (reason) => this.#replace(slot, reason),
    });
    this.#slots.add(slot);
  }

  #isDrained(): boolean {
    return this.#queue.size === 0 && [...this.#slots].every((slot) => !slot.isBusy);
  }

  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.isReady || slot.isBusy) continue;
      const [job] = this.#queue;
      if (!job) break;
      this.#queue.delete(job);
      slot.run(job);
    }
    this.#checkDrained();
  }

  #checkDrained(): void {
    if (this.#isClosing && this.#isDrained()) this.#onDrained?.();
  }

  /** A new worker for one that hung or died, unless workers keep dying before they are ready. */
  #replace(slot: WorkerSlot, reason: string): void {
    this.#slots.delete(slot);
    this.#failedStarts = slot.isReady ? 0 : this.#failedStarts + 1;
    const mayStart = this.#failedStarts < MAX_FAILED_STARTS;
    if (mayStart && (!this.#isClosing || this.#queue.size > 0)) this.#addSlot();
    if (!mayStart && this.#slots.size === 0) {
      const error = new Error(`The render workers do not start: ${reason}`);
      this.#refusal = error;
      for (const waiting of this.#queue) waiting.reject(error);
      this.#queue.clear();
    }
    this.#dispatch();
  }
}
