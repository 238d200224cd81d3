/** Latest start of an idle task. */
const TIMEOUT_MS = 2000;

/** Runs a task when the browser is idle, at the latest after two seconds; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
