import type { FastifyInstance } from 'fastify';

interface ScheduledTask {
  /** For the log of a failure. */
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** Runs in progress, by the server of the app. */
const running = new WeakMap<FastifyInstance['server'], Set<Promise<void>>>();

/** Resolves when each run in progress has ended; a test that looks at what tasks change waits for those of the start. */
export async function untilTasksEnd({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  await Promise.all(running.get(server) ?? []);
}

/** Runs a task at the start and then at an interval, never twice at once; a close waits for the run in progress. */
export function addScheduledTask(app: FastifyInstance, { name, everyMs, run }: ScheduledTask): void {
  const runs = running.get(app.server) ?? new Set();
  running.set(app.server, runs);
  let current: Promise<void> | null = null;
  const start = () => {
    if (current) return;
    const started = run()
      .catch((error: unknown) => app.log.error({ err: error, task: name }, 'a scheduled task failed'))
      .finally(() => {
        runs.delete(started);
        current = null;
      });
    runs.add(started);
    current = started;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    start();
    timer = setInterval(start, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await current;
  });
}
