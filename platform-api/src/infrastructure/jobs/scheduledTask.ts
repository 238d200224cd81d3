import type { FastifyInstance } from 'fastify';

interface ScheduledTask {
  /** For the log of a failure. */
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** Runs a task at the start and then at an interval, never twice at once; a close waits for the run in progress. */
export function addScheduledTask(app: FastifyInstance, { name, everyMs, run }: ScheduledTask): void {
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= run()
      .catch((error: unknown) => app.log.error({ err: error, task: name }, 'a scheduled task failed'))
      .finally(() => {
        running = null;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    start();
    timer = setInterval(start, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
