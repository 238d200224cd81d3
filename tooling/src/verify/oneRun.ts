import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '@forecourt/server-kit';
import { inState } from '../workspace';

const FILE = inState('verify/running');

/**
 * Runs tests unless another process runs tests in this checkout: both would write the same releases, screenshots and results. Runs in two
 * checkouts do not disturb each other, also where one is a copy of the other.
 */
export async function asOnlyRun<Result>(run: () => Promise<Result>, file = FILE): Promise<Result> {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder, {
    file,
    refusal: (user) => `Tests run in this checkout already (${user}): wait until they have ended, or run these in a clone of their own.`,
  });
  try {
    return await run();
  } finally {
    await unlock();
  }
}
