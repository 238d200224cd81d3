import { isDeepStrictEqual } from 'node:util';

const LIMIT_MS = 10_000;

/** Reads until it gets what is expected; after ten seconds it expects, and so says the difference. */
export async function eventually<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const begin = performance.now();
  let value = await read();
  while (!isDeepStrictEqual(value, expected) && performance.now() - begin < LIMIT_MS) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    value = await read();
  }
  expect(value).toEqual(expected);
}
