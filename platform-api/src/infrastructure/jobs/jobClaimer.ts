import type { Job, JobQueue } from './jobQueue';

export interface ClaimOptions<Data> {
  queue: Pick<JobQueue<Data>, 'start' | 'claim'>;
  /** Processes one job; `signal` aborts when a stop has no more time. */
  process(job: Job<Data>, signal: AbortSignal): Promise<void>;
  /** Runs every `maintainEveryMs`; `isIdle` when no job is due or in progress. */
  maintain(isIdle: boolean): Promise<void>;
  /** Jobs in progress at once. */
  concurrency?: number;
  pollEveryMs?: number;
  maintainEveryMs?: number;
  onError(error: unknown): void;
}

export interface JobClaimer {
  start(): void;
  /** Polls now. */
  wake(): void;
  /** Claims no more jobs, waits for those in progress and aborts them after `graceMs`: an aborted one is retried. */
  stop(graceMs?: number): Promise<void>;
}

/** Claims jobs from a queue and processes several at once, so that a slow one delays no other. */
export function createJobClaimer<Data>(options: ClaimOptions<Data>): JobClaimer {
  const { queue, process, maintain, concurrency = 16, pollEveryMs = 1000, maintainEveryMs = 10_000, onError } = options;
  const inProgress = new Set<Promise<void>>();
  const aborting = new AbortController();
  const stopping = new AbortController();
  let isWoken = false;
  let endSleep = () => {};
  let running: Promise<void> = Promise.resolve();

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isWoken) return resolve();
      const timer = setTimeout(resolve, milliseconds);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    isWoken = true;
    endSleep();
  };

  function begin(job: Job<Data>): void {
    const task = process(job, aborting.signal)
      .catch(onError)
      .finally(() => {
        inProgress.delete(task);
        wake();
      });
    inProgress.add(task);
  }

  async function run(): Promise<void> {
    let maintainedAt = 0;
    while (!stopping.signal.aborted) {
      isWoken = false;
      let hasClaimed = false;
      try {
        await queue.start();
        const free = concurrency - inProgress.size;
        const jobs = free > 0 ? await queue.claim(free) : [];
        jobs.forEach(begin);
        hasClaimed = jobs.length > 0;
        if (Date.now() - maintainedAt >= maintainEveryMs) {
          maintainedAt = Date.now();
          await maintain(inProgress.size === 0);
        }
      } catch (error) {
        onError(error);
      }
      if (!stopping.signal.aborted && !(hasClaimed && inProgress.size < concurrency)) await sleep(pollEveryMs);
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
      const timer = setTimeout(() => aborting.abort(), graceMs);
      await running;
      await Promise.all(inProgress);
      clearTimeout(timer);
    },
  };
}
