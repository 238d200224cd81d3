import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { WarmingResult, WarmingTask } from './serveWarming';

/** What the child needs of the environment; it has no secret. */
const { PATH, HOME, TMPDIR } = process.env;

/** Creates images in a process of the lowest priority: requests go first, also where there is one processor. */
export class WarmingChild {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(new URL('./warmingProcess.mjs', import.meta.url), [], { execArgv: [], env: { PATH, HOME, TMPDIR } });
    this.child.unref();
    this.child.channel?.unref();
    // Threads that the process starts later have its priority.
    if (this.child.pid !== undefined) setPriority(this.child.pid, constants.priority.PRIORITY_LOW);
  }

  /** Rejects when the process ends before it is done. */
  async run(task: WarmingTask): Promise<WarmingResult> {
    const ended = new AbortController();
    const { signal } = ended;
    const result = once(this.child, 'message', { signal }).then(([message]) => message as WarmingResult);
    const exit = once(this.child, 'exit', { signal }).then(([code]) => {
      throw new Error(`the process that creates images ended with ${code}`);
    });
    this.child.send(task);
    try {
      return await Promise.race([result, exit]);
    } finally {
      ended.abort();
      await Promise.allSettled([result, exit]);
    }
  }

  /** Resolves when the process has ended. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }
}
