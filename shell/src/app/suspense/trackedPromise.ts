/** A promise with the fields by which React reads a settled outcome synchronously. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Value; reason?: unknown };

async function recordOutcome<Value>(promise: TrackedPromise<Value>): Promise<void> {
  try {
    const value = await promise;
    Object.assign(promise, { status: 'fulfilled', value });
  } catch (reason) {
    Object.assign(promise, { status: 'rejected', reason });
  }
}

/** Lets `use(promise)` return synchronously once the promise is settled, so that hydration does not suspend. */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  const tracked = promise as TrackedPromise<Value>;
  if (tracked.status) return tracked;
  tracked.status = 'pending';
  void recordOutcome(tracked);
  return tracked;
}

/** A tracked promise that is already fulfilled. */
export const fulfilledPromise = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Removes the tracked promises that were rejected from a cache. */
export function deleteRejected(cache: Map<string, Promise<unknown>>): void {
  for (const [key, promise] of cache) if ((promise as TrackedPromise<unknown>).status === 'rejected') cache.delete(key);
}

/** The value of a tracked promise, undefined unless it is fulfilled. */
export const fulfilledValue = <Value>(promise: Promise<Value> | undefined): Value | undefined =>
  (promise as TrackedPromise<Value> | undefined)?.value;
