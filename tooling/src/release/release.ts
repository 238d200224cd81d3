import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import { pinned, promoted, readRelease, type Registry, type Release } from '@forecourt/shell/registry';
import { buildRemote } from '../build/buildRemote';
import { inRoot, manifestOf } from '../workspace';
import { affectedTests } from './affectedTests';
import { checkTests, checkTypes } from './checkSources';
import { writeChange } from './checkedChange';
import { releaseProblems } from './checkRelease';
import { publish } from './publish';
import { createSteps } from './steps';
import type { Stores } from './stores';
import { changedSince, nextVersion, requireCommitted, requireIdentity } from './versions/remoteVersion';

export interface ReleaseOptions {
  remote: string;
  stores: Stores;
  /** Sources, if not the remote's own folder; their version is that of their package.json, as they are no commits of the remote. */
  folder?: string;
  /** Version, if not the one that follows from the commits. */
  version?: string;
  /** Hold only these tenants on the version instead of making it stable. */
  pinTo?: readonly string[];
  /** Leaves out types and tests, for a fix that can't wait; the registry's history says so. */
  withoutTests?: boolean;
  print?(line: string): void;
}

function requireReleasable({ name, ...release }: Release): void {
  const problems = releaseProblems({ name, ...release });
  if (problems.length > 0) throw new StartError(`${name} may not be released:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

/** Throws a StartError where a version is published with other files. */
function requireUnpublished(published: Release | null, { name, build }: Release): void {
  if (published === null || published.build === build) return;
  throw new StartError(
    `${name} ${published.version} is published with other content, and a version never changes: name another with --version.`,
  );
}

/**
 * Builds, checks, versions and publishes a remote and moves its channel (PL-010). Rejects with StartError, file and
 * reason, and leaves store and registry as they were, when a check fails (PL-013).
 */
export async function release(options: ReleaseOptions): Promise<Registry> {
  const { remote, stores, folder = inRoot(remote), pinTo, withoutTests = false, print } = options;
  const step = createSteps(print);
  const isComputed = options.version === undefined && path.resolve(folder) === inRoot(remote);
  if (isComputed) requireCommitted(remote);
  const current = options.version ?? manifestOf(folder).version;
  const published = await readRelease(stores.artifacts, remote, current).catch(() => null);

  const build = await step(
    'build',
    () => buildRemote(remote, folder),
    ({ fromCache }) => (fromCache ? 'unchanged, from the cache' : ''),
  );
  if (!isComputed) requireUnpublished(published, build.release);
  await step('contract and budgets', () => requireReleasable({ ...build.release, version: current }));

  const isPublished = published?.build === build.release.build;
  // The version is a commit, which is made last.
  if (published && !isPublished) requireIdentity();
  if (!withoutTests && !isPublished) {
    const tests = affectedTests(remote, published && { version: published.version, files: changedSince(published.commit) });
    await Promise.all([
      step(
        'types',
        () => checkTypes({ name: remote, folder }),
        () => `of ${remote} and what it imports`,
      ),
      step(
        'tests',
        () => checkTests(remote, tests),
        () => tests.text,
      ),
    ]);
  }

  const { version, commit } =
    published && !isPublished
      ? await step(
          'version',
          () => nextVersion(remote, published.commit),
          (next) => `${current} → ${next.version}, by lerna from the commits`,
        )
      : { version: current, commit: build.release.commit };
  const name = `${remote} ${version}`;
  await step(
    'publish',
    () => publish(stores.artifacts, { ...build, release: { ...build.release, version, commit } }),
    (outcome) => `${name} ${outcome}`,
  );
  return step(
    'registry',
    () =>
      writeChange(stores, {
        change: `release ${name}${pinTo ? ` to ${pinTo.join(', ')}` : ''}${withoutTests ? ' without tests' : ''}`,
        apply: (remotes) =>
          pinTo ? pinTo.reduce((changed, tenant) => pinned(remote, tenant, version)(changed), remotes) : promoted(remote, version)(remotes),
      }),
    ({ revision }) => `revision ${revision}`,
  );
}
