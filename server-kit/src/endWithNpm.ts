const EVERY_MS = 500;

/**
 * Sends this process SIGTERM when the process that started it ends, where that was npm or npx: on SIGTERM these end their shell, and the
 * shell's program would stay behind. A process that somebody started without npm stays, as under nohup.
 */
export function endWithNpm(): void {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS).unref();
}
