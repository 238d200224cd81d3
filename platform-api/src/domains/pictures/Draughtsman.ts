import { Worker } from 'node:worker_threads';
import type { Look } from './drawingOf';

interface Answer {
  id: number;
  svg?: string;
  reason?: string;
}

interface Order {
  resolve(svg: string): void;
  reject(error: Error): void;
}

/** Without orders for this long the worker ends and gives its memory back. */
const REST_AFTER_MS = 60_000;

/** Draws in a thread of its own, so that the server goes on answering meanwhile. */
export class Draughtsman {
  private worker: Worker | null = null;
  private readonly orders = new Map<number, Order>();
  private lastId = 0;
  private rest: NodeJS.Timeout | null = null;

  draw(look: Look): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = (this.lastId += 1);
      this.orders.set(id, { resolve, reject });
      if (this.rest) clearTimeout(this.rest);
      this.rest = null;
      this.worker ??= this.start();
      this.worker.ref();
      this.worker.postMessage({ id, look });
    });
  }

  async stop(): Promise<void> {
    if (this.rest) clearTimeout(this.rest);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./drawingWorker.mjs', import.meta.url), { execArgv: [] });
    worker.on('message', (answer: Answer) => this.hear(answer));
    worker.on('error', (error) => this.lose(worker, error));
    worker.on('exit', (code) => this.lose(worker, new Error(`the drawing thread ended with code ${code}`)));
    return worker;
  }

  private hear({ id, svg, reason }: Answer): void {
    const order = this.orders.get(id);
    this.orders.delete(id);
    if (svg === undefined) order?.reject(new Error(`a drawing failed: ${reason}`));
    else order?.resolve(svg);
    if (this.orders.size > 0) return;
    this.worker?.unref();
    this.rest = setTimeout(() => void this.worker?.terminate(), REST_AFTER_MS).unref();
  }

  /** Whoever waits learns that the thread is gone; the next order starts another. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const order of this.orders.values()) order.reject(error);
    this.orders.clear();
  }
}
