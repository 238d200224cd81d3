import { Worker } from 'node:worker_threads';
import type { DescriptionTask, RenderedReply, RendererSetup, RenderReply, RenderRequest, RenderTask } from '../../protocol/messages';
import { RenderAborted, RenderStopped } from './renderErrors';

/** A page to render or a site to describe, and whoever awaits it. */
export interface RenderJob {
  task: RenderTask | DescriptionTask;
  resolve(reply: RenderedReply): void;
  reject(error: Error): void;
}

interface WorkerSlotOptions {
  /** Built renderer, server/renderer.cjs of a shell. */
  file: string;
  setup: Omit<RendererSetup, 'watch'>;
  timeoutMs: number;
  /** How long its code may take to load. */
  startMs: number;
  heapMb: number;
  onReady(): void;
  /** The slot can take another job. */
  onIdle(): void;
  /** The worker died or was terminated; its job is rejected and the slot takes no more. */
  onStopped(reason: string): void;
}

/** One worker thread and the job that it renders. A job that exceeds its timeout terminates the worker. */
export class WorkerSlot {
  readonly #options: WorkerSlotOptions;
  readonly #worker: Worker;
  /** The worker writes here whose code is running, as an index into `owners`. */
  readonly #watch = new Int32Array(new SharedArrayBuffer(4));
  #job: RenderJob | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  #isStopped = false;

  constructor(options: WorkerSlotOptions) {
    this.#options = options;
    const { file, setup, heapMb, startMs } = options;
    this.#worker = new Worker(file, {
      workerData: { ...setup, watch: this.#watch } satisfies RendererSetup,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      execArgv: [],
      env: { NODE_ENV: 'production' },
    });
    this.#timer = setTimeout(() => this.#stop(`its code did not load within ${startMs} ms`), startMs);
    this.#worker.on('message', (reply: RenderReply) => this.#onMessage(reply));
    this.#worker.on('error', (error) => this.#stop(error.message));
    this.#worker.on('exit', (code) => this.#stop(`the worker ended with code ${code}`));
  }

  /** Whether its code has loaded. */
  get isReady(): boolean {
    return this.#isReady;
  }

  get isBusy(): boolean {
    return this.#job !== null;
  }

  /** Starts a job; only for a slot that is ready and not busy. */
  run(job: RenderJob): void {
    const { timeoutMs } = this.#options;
    this.#job = job;
    Atomics.store(this.#watch, 0, 0);
    this.#timer = setTimeout(() => this.#stop(`The render took longer than ${timeoutMs} ms`), timeoutMs);
    this.#send(job.task);
  }

  /**
   * Lets the worker abort a job that it runs; the job is rejected when the worker has come to its end. One whose code does not return is
   * stopped at its timeout, as any other.
   */
  abort(job: RenderJob): void {
    if (this.#job === job) this.#send({ abort: job.task.id });
  }

  async terminate(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #send(request: RenderRequest): void {
    this.#worker.postMessage(request);
  }

  #onMessage(reply: RenderReply): void {
    if ('ready' in reply) {
      clearTimeout(this.#timer);
      this.#isReady = true;
      this.#options.onReady();
    } else {
      const job = this.#release();
      if ('page' in reply || 'description' in reply) job?.resolve(reply);
      else if ('aborted' in reply) job?.reject(new RenderAborted());
      else job?.reject(new Error(reply.error));
    }
    this.#options.onIdle();
  }

  /** Takes the job from the slot and stops its timer. */
  #release(): RenderJob | null {
    const job = this.#job;
    clearTimeout(this.#timer);
    this.#job = null;
    return job;
  }

  #stop(reason: string): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    const { setup, onStopped } = this.#options;
    const owner = setup.owners[Atomics.load(this.#watch, 0)] ?? 'shell';
    const job = this.#release();
    void this.#worker.terminate();
    job?.reject(new RenderStopped(owner, reason));
    onStopped(reason);
  }
}
