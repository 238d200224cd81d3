import type { ChildProcess } from 'node:child_process';

/** Shorter than the time after which the process that stops others exits itself. */
const TIMEOUT_MS = 8000;

/** Ends a process by SIGTERM, or by SIGKILL where it does not follow in time: a frozen server would hold port and database. */
export async function stopProcess(child: ChildProcess, timeoutMs = TIMEOUT_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const kill = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
}
