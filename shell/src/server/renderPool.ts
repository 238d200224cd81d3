import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderedPage, RendererSetup, RenderTask } from '../renderer/protocol';

/** A render that did not end: it took too long, or its worker died. `owner` is whose code was running. */
export class RenderStopped extends Error {
  override readonly name = 'RenderStopped';
  constructor(
    readonly owner: string,
    reason: string,
  ) {
    super(`${reason} while ${owner} was running`);
  }
}

type Setup = Omit<RendererSetup, 'watch' | 'owners'>;

interface PoolOptions {
  /** Built renderer, dist/server/renderer.cjs. */
  file: string;
  setup: Setup;
  workers: number;
  /** Longest time for one render, counted from when a worker takes it. */
  limitMs: number;
  /** Heap of one worker; a render that needs more costs only that worker. */
  heapMb: number;
}

interface Job {
  task: Omit<RenderTask, 'id'>;
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

interface Seat {
  worker: Worker;
  watch: Int32Array;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  ready: boolean;
}

/** Workers that die before they are ready, until the pool gives up. */
const FAILED_STARTS_LIMIT = 5;

/** Owners a worker can name; the shell's own code is the first. */
const ownersOf = (setup: Setup) => ['shell', ...new Set(Object.values(setup.releases).map((release) => release.name))];

/**
 * Worker threads that render pages of one registry revision. Each takes one page at a time, so that an endless
 * loop or a full heap in one remote costs one worker and one render: the others go on (PL-028).
 */
export class RenderPool {
  readonly #options: PoolOptions;
  readonly #owners: string[];
  readonly #seats = new Set<Seat>();
  readonly #queue: Job[] = [];
  #nextId = 1;
  #closing = false;
  #failedStarts = 0;
  #drained: (() => void) | null = null;
  /** Why no more work is taken. */
  #refusal: Error | null = null;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#owners = ownersOf(options.setup);
    for (let count = 0; count < options.workers; count += 1) this.#addSeat();
  }

  /** Renders one page; rejects with RenderStopped when its code did not come to an end. */
  render(task: Omit<RenderTask, 'id'>): Promise<RenderedPage> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#dispatch();
    });
  }

  /** Takes no more work, finishes what it has, then ends its workers. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#refusal ??= new Error('The render pool is closed.');
    const idle = () => this.#queue.length === 0 && [...this.#seats].every((seat) => !seat.job);
    if (!idle()) {
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    }
    await Promise.all([...this.#seats].map((seat) => seat.worker.terminate()));
  }

  #addSeat(): void {
    const { file, setup, heapMb } = this.#options;
    const watch = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(file, {
      workerData: { ...setup, watch, owners: this.#owners } satisfies RendererSetup,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      execArgv: [],
      env: { NODE_ENV: 'production' },
    });
    const seat: Seat = { worker, watch, job: null, timer: null, ready: false };
    this.#seats.add(seat);
    worker.on('message', (answer: RenderAnswer) => this.#hear(seat, answer));
    worker.on('error', (error) => this.#lose(seat, error.message));
    worker.on('exit', (code) => this.#lose(seat, `the worker ended with code ${code}`));
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (!seat.ready || seat.job) continue;
      const job = this.#queue.shift();
      if (!job) break;
      seat.job = job;
      Atomics.store(seat.watch, 0, 0);
      seat.timer = setTimeout(() => this.#lose(seat, `The render took longer than ${this.#options.limitMs} ms`), this.#options.limitMs);
      seat.worker.postMessage({ ...job.task, id: this.#nextId } satisfies RenderTask);
      this.#nextId += 1;
    }
    if (this.#closing && this.#queue.length === 0 && [...this.#seats].every((seat) => !seat.job)) this.#drained?.();
  }

  #hear(seat: Seat, answer: RenderAnswer): void {
    if ('ready' in answer) {
      seat.ready = true;
      this.#failedStarts = 0;
    } else {
      const { job } = this.#free(seat);
      if ('page' in answer) job?.resolve(answer.page);
      else job?.reject(new Error(answer.error));
    }
    this.#dispatch();
  }

  #free(seat: Seat): { job: Job | null } {
    const { job } = seat;
    if (seat.timer) clearTimeout(seat.timer);
    seat.job = null;
    seat.timer = null;
    return { job };
  }

  /** A worker that hangs or died: its page is told, another worker takes its place. */
  #lose(seat: Seat, reason: string): void {
    if (!this.#seats.delete(seat)) return;
    const owner = this.#owners[Atomics.load(seat.watch, 0)] ?? 'shell';
    const { job } = this.#free(seat);
    void seat.worker.terminate();
    job?.reject(new RenderStopped(owner, reason));
    this.#failedStarts = seat.ready ? 0 : this.#failedStarts + 1;
    const givesUp = this.#failedStarts >= FAILED_STARTS_LIMIT;
    if (!givesUp && (!this.#closing || this.#queue.length > 0)) this.#addSeat();
    if (givesUp && this.#seats.size === 0) {
      const error = new Error(`The render workers do not start: ${reason}`);
      this.#refusal = error;
      for (const waiting of this.#queue.splice(0)) waiting.reject(error);
    }
    this.#dispatch();
  }
}
