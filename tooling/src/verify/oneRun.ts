import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive, StartError } from '@forecourt/server-kit';
import { inState } from '../workspace';

const FILE = inState('verify/running');

/** Creates the file with this process's id; false when it exists. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs tests unless another process runs tests in this checkout: both would write the same releases, screenshots and results. Runs in two
 * checkouts do not disturb each other.
 */
export async function asOnlyRun<Result>(run: () => Promise<Result>, file = FILE): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!claim(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid !== process.pid && pid > 0 && isProcessAlive(pid)) {
      throw new StartError(
        `Tests run in this checkout already (process ${pid}): wait until they have ended, or run these in a clone of their own.`,
      );
    }
    // What a killed run has left.
    writeFileSync(file, String(process.pid));
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}
