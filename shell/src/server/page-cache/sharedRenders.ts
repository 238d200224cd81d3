import { RenderAborted } from '../rendering/renderErrors';

interface SharedRender<Result> {
  result: Promise<Result>;
  controller: AbortController;
  /** Visitors who wait for it; one that nobody may stop counts one more. */
  waiting: number;
}

/** Renders that several visitors wait for: visitors who request one address at once cost one render, which goes on while one of them waits. */
export class SharedRenders<Result> {
  readonly #running = new Map<string, SharedRender<Result>>();

  /** Whether anything is rendered now. */
  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** Whether an address is rendered now. */
  has(key: string): boolean {
    return this.#running.has(key);
  }

  /** Waits for the render of a key, and starts it where there is none. Rejects with RenderAborted when the signal aborts. */
  async join(key: string, render: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (signal.aborted) throw new RenderAborted();
    const shared = this.#running.get(key) ?? this.#start(key, render);
    shared.waiting += 1;
    let leave = () => undefined as void;
    const left = new Promise<never>((_resolve, reject) => {
      leave = () => reject(new RenderAborted());
    });
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([shared.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.controller.abort();
    }
  }

  /** Renders for nobody in particular, unless the key is rendered already; nobody stops it. */
  start(key: string, render: (signal: AbortSignal) => Promise<Result>): void {
    if (!this.#running.has(key)) this.#start(key, render).waiting += 1;
  }

  #start(key: string, render: (signal: AbortSignal) => Promise<Result>): SharedRender<Result> {
    const controller = new AbortController();
    const result = render(controller.signal).finally(() => this.#running.delete(key));
    // Whoever waits for it hears of it.
    result.catch(() => undefined);
    const shared = { result, controller, waiting: 0 };
    this.#running.set(key, shared);
    return shared;
  }
}
