const INTERVAL_MS = 10;
const TIMEOUT_MS = 10_000;

/** Reads a value until it is truthy and returns it; rejects after ten seconds. */
export async function waitFor<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (let waitedMs = 0; ; waitedMs += INTERVAL_MS) {
    const value = await read();
    if (value) return value;
    if (waitedMs > TIMEOUT_MS) throw new Error(`Still not true after ${TIMEOUT_MS / 1000} s: ${read.toString().slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
