const INTERVAL_MS = 10;
const TIMEOUT_MS = 30_000;

/** Reads a value until it is truthy and returns it; rejects after half a minute. */
export async function waitFor<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (performance.now() > end) throw new Error(`Still not true after ${TIMEOUT_MS / 1000} s: ${read.toString().slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
