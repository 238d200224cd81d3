import { StartError } from '@forecourt/server-kit';
import { allChannels, pinned, promoted, type AllChannels, type Registry, type Release, type ShellRelease } from '@forecourt/shell/registry';
import semver from 'semver';
import { checkTests } from './checkSources';
import { writeChange } from './checkedChange';
import { checkChange, RefusedCompositions } from './compositions/checkChange';
import { NEW_VERSION } from './compositions/problem';
import { publish } from './publish';
import type { Releasable } from './releasable';
import { createSteps } from './steps';
import type { Stores } from './stores';
import { changedSince, nextVersion, requireCommitted, requireIdentity } from './versions/releaseVersion';

export interface ReleaseOptions {
  /** Released together: as one revision of the registry, checked as a whole. */
  subjects: readonly Releasable[];
  stores: Stores;
  /** Version, if not the one that follows from the commits. */
  version?: string;
  /** Hold only these tenants on the version instead of making it stable. */
  pinTo?: readonly string[];
  /** Leaves out types and tests, for a fix that can't wait; the registry's history says so. */
  withoutTests?: boolean;
  /** Accepts problems of compositions that sites survive; the registry's history says so. */
  force?: boolean;
  print?(line: string): void;
}

type Built = Release | ShellRelease;

/** A build that is about to be released. */
interface Candidate {
  subject: Releasable;
  build: Awaited<ReturnType<Releasable['build']>>;
  /** The version that it continues, where that is published. */
  published: Built | null;
  /** Its version, as far as that is known before the checks. */
  current: string;
}

/** What one run of the command works with. */
interface Run extends ReleaseOptions {
  step: ReturnType<typeof createSteps>;
  /** Name of a step, with that of the module where there are several. */
  titleOf(step: string, subject: Releasable): string;
}

const isPublished = ({ published, build }: Candidate) => published?.build === build.release.build;
/** Whether its version is computed, as the present one has other content. */
const isNew = (candidate: Candidate) => candidate.published !== null && !isPublished(candidate);

/** Whether the version follows from commits, where no version is named. */
const isComputed = ({ sources }: Releasable, version: string | undefined) => version === undefined && sources.length > 0;

/** Throws a StartError where a version is published with other files. */
function requireUnpublished(candidate: Candidate): void {
  if (!isNew(candidate)) return;
  throw new StartError(
    `${candidate.subject.name} ${candidate.current} is published with other content, and a version never changes: name another with --version.`,
  );
}

function requireVersionNumber({ name }: Releasable, version: string): void {
  if (!semver.valid(version)) throw new StartError(`"${version}" is no version of ${name}: write one such as 1.2.0.`);
}

async function buildCandidate(subject: Releasable, { version, step, titleOf }: Run): Promise<Candidate> {
  const current = version ?? subject.version;
  const published = await subject.published(current);
  const build = await step(titleOf('build', subject), subject.build, ({ fromCache }) => (fromCache ? 'unchanged, from the cache' : ''));
  const candidate = { subject, build, published, current };
  if (!isComputed(subject, version)) requireUnpublished(candidate);
  // The version is a commit, which is made last.
  if (isNew(candidate)) requireIdentity();
  return candidate;
}

/** Channels that serve these versions. */
const serving = (versions: ReadonlyMap<string, string>, pinTo: readonly string[] | undefined) => (all: AllChannels) =>
  [...versions].reduce(
    (changed, [name, version]) =>
      pinTo ? pinTo.reduce((each, tenant) => pinned(name, tenant, version)(each), changed) : promoted(name, version)(changed),
    all,
  );

/** Checks builds as if they were served, so that nothing is tested, versioned or published in vain. */
async function checkCandidates(candidates: readonly Candidate[], { stores, pinTo, force }: Run): Promise<void> {
  const named = candidates.map((each) => ({ ...each.build.release, version: isNew(each) ? NEW_VERSION : each.current }));
  const before = allChannels((await stores.registry.newest()).registry);
  const after = serving(new Map(named.map(({ name, version }) => [name, version])), pinTo)(before);
  await checkChange(stores, { before, after, builds: named, force });
}

async function testCandidate({ subject, published }: Candidate, { step, titleOf }: Run): Promise<void> {
  const tests = subject.affectedTests(published && { version: published.version, files: changedSince(published.commit) });
  await Promise.all([
    step(titleOf('types', subject), subject.checkTypes, () => `of ${subject.name} and what it imports`),
    step(
      titleOf('tests', subject),
      () => checkTests(subject, tests),
      () => tests.text,
    ),
  ]);
}

/** Gives a build its version and publishes it; resolves with the version. */
async function publishCandidate(candidate: Candidate, { stores, step, titleOf }: Run): Promise<string> {
  const { subject, build, published, current } = candidate;
  const { version, commit } =
    published && isNew(candidate)
      ? await step(
          titleOf('version', subject),
          () => nextVersion(subject.name, { since: published.commit, sources: subject.sources }),
          (next) => `${current} → ${next.version}, by lerna from the commits`,
        )
      : { version: current, commit: build.release.commit };
  await step(
    titleOf('publish', subject),
    () => publish(stores.artifacts, { ...build, release: { ...build.release, version, commit } }),
    (outcome) => `${subject.name} ${version} ${outcome}`,
  );
  return version;
}

/**
 * Builds, checks, versions and publishes remotes and the shell and moves their channels (PL-010). Rejects with StartError, file and
 * reason, and leaves store and registry as they were, when a check fails (PL-013); where the registry has changed since, so that they do not fit any
 * more, the versions are published and served to nobody.
 */
export async function release(options: ReleaseOptions): Promise<{ registry: Registry; versions: ReadonlyMap<string, string> }> {
  const { subjects, stores, version, pinTo, withoutTests = false, force, print } = options;
  const step = createSteps(print);
  const run: Run = { ...options, step, titleOf: (title, { name }) => (subjects.length > 1 ? `${title} ${name}` : title) };
  for (const subject of subjects) {
    requireVersionNumber(subject, version ?? subject.version);
    if (isComputed(subject, version)) requireCommitted(subject.sources);
  }

  const candidates: Candidate[] = [];
  for (const subject of subjects) candidates.push(await buildCandidate(subject, run));
  await step('compositions', () => checkCandidates(candidates, run));
  for (const candidate of candidates) if (!withoutTests && !isPublished(candidate)) await testCandidate(candidate, run);
  const versions = new Map<string, string>();
  for (const candidate of candidates) versions.set(candidate.subject.name, await publishCandidate(candidate, run));

  const names = [...versions].map((entry) => entry.join(' ')).join(', ');
  const registry = await step(
    'registry',
    () =>
      writeChange(stores, {
        change: `release ${names}${pinTo ? ` to ${pinTo.join(', ')}` : ''}${withoutTests ? ' without tests' : ''}`,
        apply: serving(versions, pinTo),
        force,
      }).catch((error: Error) => {
        if (!(error instanceof RefusedCompositions)) throw error;
        throw new StartError(`${error.message}\n${names} is published: "forecourt promote ${[...versions].flat().join(' ')}" serves it.`, {
          cause: error,
        });
      }),
    ({ revision }) => `revision ${revision}`,
  );
  return { registry, versions };
}
