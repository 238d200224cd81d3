import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import { pinned, promoted, type Registry } from '@forecourt/shell/registry';
import { buildRemote } from '../build/buildRemote';
import { JEST, JEST_ENVIRONMENT, JEST_TIMEOUT } from '../jest';
import { inRoot, ROOT } from '../workspace';
import { writeChange } from './checkedChange';
import { releaseProblems } from './checkRelease';
import { publish } from './publish';
import { createSteps } from './steps';
import type { Stores } from './stores';

export interface ReleaseOptions {
  remote: string;
  stores: Stores;
  /** Sources, if not the remote's own folder. */
  folder?: string;
  /** Version, if not the one of package.json. */
  version?: string;
  /** Hold only these tenants on the version instead of making it stable. */
  pinTo?: readonly string[];
  /** Leaves out types and tests, for a fix that can't wait; the registry's history says so. */
  withoutTests?: boolean;
  print?(line: string): void;
}

function runChecked(what: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...JEST_ENVIRONMENT, FORCE_COLOR: '0' },
  });
  if (status !== 0) throw new StartError(`${what} failed; nothing was released:\n${`${stdout}\n${stderr}`.trim().slice(-4000)}`);
}

/**
 * Builds, checks and publishes a remote and moves its channel (PL-010). Rejects with StartError, file and
 * reason, and leaves store and registry as they were, when a check fails (PL-013).
 */
export async function release(options: ReleaseOptions): Promise<Registry> {
  const { remote, stores, folder = inRoot(remote), version, pinTo, withoutTests = false, print } = options;
  const step = createSteps(print);

  if (!withoutTests) {
    await step('types', () => runChecked('The type check', process.execPath, [inRoot('node_modules/typescript-7/bin/tsc'), '-p', ROOT]));
    await step('tests', () =>
      runChecked(`A test of ${remote}`, process.execPath, [JEST, '--rootDir', ROOT, JEST_TIMEOUT, path.relative(ROOT, inRoot(remote))]),
    );
  }
  const build = await step(
    'build',
    () => buildRemote(remote, folder),
    ({ fromCache }) => (fromCache ? 'unchanged, from the cache' : ''),
  );
  const built = { ...build, release: { ...build.release, version: version ?? build.release.version } };
  await step('contract and budgets', () => {
    const problems = releaseProblems(built.release);
    if (problems.length > 0)
      throw new StartError(`${remote} may not be released:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  });
  const name = `${remote} ${built.release.version}`;
  await step(
    'publish',
    () => publish(stores.artifacts, built),
    (outcome) => `${name} ${outcome}`,
  );
  return step(
    'registry',
    () =>
      writeChange(stores, {
        change: `release ${name}${pinTo ? ` to ${pinTo.join(', ')}` : ''}${withoutTests ? ' without tests' : ''}`,
        apply: (remotes) =>
          pinTo
            ? pinTo.reduce((changed, tenant) => pinned(remote, tenant, built.release.version)(changed), remotes)
            : promoted(remote, built.release.version)(remotes),
      }),
    ({ revision }) => `revision ${revision}`,
  );
}
