import { StartError } from '@forecourt/server-kit';
import { pinned, promoted, type Registry, type Release, type ShellRelease } from '@forecourt/shell/registry';
import { checkTests } from './checkSources';
import { writeChange } from './checkedChange';
import { publish } from './publish';
import type { Releasable } from './releasable';
import { createSteps } from './steps';
import type { Stores } from './stores';
import { changedSince, nextVersion, requireCommitted, requireIdentity } from './versions/releaseVersion';

export interface ReleaseOptions {
  subject: Releasable;
  stores: Stores;
  /** Version, if not the one that follows from the commits. */
  version?: string;
  /** Hold only these tenants on the version instead of making it stable. */
  pinTo?: readonly string[];
  /** Leaves out types and tests, for a fix that can't wait; the registry's history says so. */
  withoutTests?: boolean;
  print?(line: string): void;
}

type Built = Release | ShellRelease;

function requireReleasable(subject: Releasable, release: Built): void {
  const { name } = release;
  const problems = subject.problems(release);
  if (problems.length > 0) throw new StartError(`${name} may not be released:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

/** Throws a StartError where a version is published with other files. */
function requireUnpublished(published: Built | null, { name, build }: Built): void {
  if (published === null || published.build === build) return;
  throw new StartError(
    `${name} ${published.version} is published with other content, and a version never changes: name another with --version.`,
  );
}

/**
 * Builds, checks, versions and publishes a remote or the shell and moves its channel (PL-010). Rejects with StartError, file and
 * reason, and leaves store and registry as they were, when a check fails (PL-013).
 */
export async function release(options: ReleaseOptions): Promise<{ registry: Registry; version: string }> {
  const { subject, stores, pinTo, withoutTests = false, print } = options;
  const step = createSteps(print);
  const isComputed = options.version === undefined && subject.sources.length > 0;
  if (isComputed) requireCommitted(subject.sources);
  const current = options.version ?? subject.version;
  const published = await subject.published(current);

  const build = await step('build', subject.build, ({ fromCache }) => (fromCache ? 'unchanged, from the cache' : ''));
  if (!isComputed) requireUnpublished(published, build.release);
  await step('contract and budgets', () => requireReleasable(subject, { ...build.release, version: current }));

  const isPublished = published?.build === build.release.build;
  // The version is a commit, which is made last.
  if (published && !isPublished) requireIdentity();
  if (!withoutTests && !isPublished) {
    const tests = subject.affectedTests(published && { version: published.version, files: changedSince(published.commit) });
    await Promise.all([
      step('types', subject.checkTypes, () => `of ${subject.name} and what it imports`),
      step(
        'tests',
        () => checkTests(subject, tests),
        () => tests.text,
      ),
    ]);
  }

  const { version, commit } =
    published && !isPublished
      ? await step(
          'version',
          () => nextVersion(subject.name, { since: published.commit, sources: subject.sources }),
          (next) => `${current} → ${next.version}, by lerna from the commits`,
        )
      : { version: current, commit: build.release.commit };
  const name = `${subject.name} ${version}`;
  await step(
    'publish',
    () => publish(stores.artifacts, { ...build, release: { ...build.release, version, commit } }),
    (outcome) => `${name} ${outcome}`,
  );
  const registry = await step(
    'registry',
    () =>
      writeChange(stores, {
        change: `release ${name}${pinTo ? ` to ${pinTo.join(', ')}` : ''}${withoutTests ? ' without tests' : ''}`,
        apply: (all) =>
          pinTo
            ? pinTo.reduce((changed, tenant) => pinned(subject.name, tenant, version)(changed), all)
            : promoted(subject.name, version)(all),
      }),
    ({ revision }) => `revision ${revision}`,
  );
  return { registry, version };
}
