const EVERY_MS = 10;
const PATIENCE_MS = 10_000;

/** Waits until something is true, and answers it; fails after ten seconds. */
export async function until<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (let waited = 0; ; waited += EVERY_MS) {
    const value = await read();
    if (value) return value;
    if (waited > PATIENCE_MS) throw new Error(`It did not come true within ${PATIENCE_MS / 1000} s: ${read.toString().slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
