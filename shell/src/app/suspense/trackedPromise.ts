/** A promise whose outcome React may read without waiting once it is known. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Value; reason?: unknown };

async function note<Value>(promise: TrackedPromise<Value>): Promise<void> {
  try {
    const value = await promise;
    Object.assign(promise, { status: 'fulfilled', value });
  } catch (reason) {
    Object.assign(promise, { status: 'rejected', reason });
  }
}

/** Lets `use(promise)` answer at once when the promise is settled, so that hydration meets no pause. */
export function trackPromise<Value>(promise: Promise<Value>): Promise<Value> {
  const each = promise as TrackedPromise<Value>;
  if (each.status) return each;
  each.status = 'pending';
  void note(each);
  return each;
}

/** A promise that is fulfilled already. */
export const fulfilledPromise = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Takes the tracked promises that failed out of a cache. */
export function deleteRejected(cache: Map<string, Promise<unknown>>): void {
  for (const [key, promise] of cache) if ((promise as TrackedPromise<unknown>).status === 'rejected') cache.delete(key);
}

/** The value of a tracked promise that is fulfilled. */
export const fulfilledValue = <Value>(promise: Promise<Value> | undefined): Value | undefined => (promise as TrackedPromise<Value> | undefined)?.value;
