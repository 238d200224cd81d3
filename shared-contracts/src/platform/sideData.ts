import { withDeadline } from './withDeadline';

/** How long a page waits for what is not its subject once its subject is there, milliseconds. */
const SIDE_DATA_MS = 500;

/**
 * Starts loading what a page is complete without, such as advertisements or similar cars, beside the page's own data. Call the result when
 * those are there: it resolves within half a second, or after `ms`, with the fallback where the data are late or fail. What is late is given up.
 */
export function sideData<Value, Fallback = Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  fallback: Fallback,
  parent: AbortSignal,
): (ms?: number) => Promise<Value | Fallback> {
  const given = new AbortController();
  const giveUp = () => given.abort(parent.reason);
  parent.addEventListener('abort', giveUp);
  const loading = load(given.signal)
    .catch(() => fallback)
    .finally(() => parent.removeEventListener('abort', giveUp));
  return (ms = SIDE_DATA_MS) =>
    withDeadline(
      ms,
      (signal) =>
        new Promise<Value | Fallback>((resolve) => {
          void loading.then(resolve);
          signal.addEventListener('abort', () => {
            given.abort(signal.reason);
            resolve(fallback);
          });
        }),
      parent,
    );
}
