import pLimit from 'p-limit';

/** More tasks are queued than can be done in good time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs a task when its turn comes; rejects with QueueFullError when the queue is full. */
export type BoundedLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** At most `concurrency` tasks run at a time and `maxQueueLength` others are queued. */
export function boundedLimit(concurrency: number, maxQueueLength: number): BoundedLimit {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxQueueLength)
      throw new QueueFullError(`${limit.pendingCount} tasks are queued`);
    return limit(task);
  };
}
