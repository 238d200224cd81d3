import { Worker } from 'node:worker_threads';
import type { RenderedImageSpec } from './renderImageSvg';

interface WorkerMessage {
  id: number;
  svg?: string;
  reason?: string;
}

interface PendingRender {
  resolve(svg: string): void;
  reject(error: Error): void;
}

/** After this time without requests the worker ends and its memory is released. */
const IDLE_TIMEOUT_MS = 60_000;

/** Renders car images in a worker thread, so that the server's own thread stays free. */
export class CarImageRenderer {
  private worker: Worker | null = null;
  private readonly pending = new Map<number, PendingRender>();
  private lastId = 0;
  private idleTimer: NodeJS.Timeout | null = null;

  /** SVG of the image. */
  render(spec: RenderedImageSpec): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = (this.lastId += 1);
      this.pending.set(id, { resolve, reject });
      if (this.idleTimer) clearTimeout(this.idleTimer);
      this.idleTimer = null;
      this.worker ??= this.start();
      this.worker.ref();
      this.worker.postMessage({ id, spec });
    });
  }

  async stop(): Promise<void> {
    if (this.idleTimer) clearTimeout(this.idleTimer);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./carImageWorker.mjs', import.meta.url), { execArgv: [] });
    worker.on('message', (message: WorkerMessage) => this.onMessage(message));
    worker.on('error', (error) => this.onExit(worker, error));
    worker.on('exit', (code) => this.onExit(worker, new Error(`the car image worker exited with code ${code}`)));
    return worker;
  }

  private onMessage({ id, svg, reason }: WorkerMessage): void {
    const request = this.pending.get(id);
    this.pending.delete(id);
    if (svg === undefined) request?.reject(new Error(`a car image could not be rendered: ${reason}`));
    else request?.resolve(svg);
    if (this.pending.size > 0) return;
    this.worker?.unref();
    this.idleTimer = setTimeout(() => void this.worker?.terminate(), IDLE_TIMEOUT_MS).unref();
  }

  /** Rejects what is pending; the next request starts another worker. */
  private onExit(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const request of this.pending.values()) request.reject(error);
    this.pending.clear();
  }
}
