/** A promise whose outcome React may read without waiting once it is known. */
type Tracked<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Value; reason?: unknown };

/** Lets `use(promise)` answer at once when the promise is settled, so that hydration meets no pause. */
export function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  const each = promise as Tracked<Value>;
  if (each.status) return each;
  each.status = 'pending';
  each.then(
    (value) => Object.assign(each, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(each, { status: 'rejected', reason }),
  );
  return each;
}

/** A promise that is fulfilled already. */
export const fulfilled = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** The value of a tracked promise that is fulfilled. */
export const valueOf = <Value>(promise: Promise<Value> | undefined): Value | undefined => (promise as Tracked<Value> | undefined)?.value;
