/**
 * Does work with a signal that aborts after so many milliseconds, with a TimeoutError, or as soon as one of the given signals does, with its
 * reason. Timer and listeners end with the work. `AbortSignal.any` keeps its signals, and all that listens to them, in memory for ever (Node 20,
 * 22), and may lose a timeout.
 */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  ...parents: readonly (AbortSignal | undefined)[]
): Promise<Result> {
  const controller = new AbortController();
  const followed = parents.filter((parent) => parent !== undefined);
  const follow = ({ target }: Event) => controller.abort((target as AbortSignal).reason);
  for (const parent of followed) {
    if (parent.aborted) controller.abort(parent.reason);
    else parent.addEventListener('abort', follow);
  }
  const timer = setTimeout(() => controller.abort(new DOMException(`not done within ${ms} ms`, 'TimeoutError')), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    for (const parent of followed) parent.removeEventListener('abort', follow);
  }
}
