import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { StartError } from '@forecourt/server-kit';
import { inRoot, manifestOf, ROOT } from '../../workspace';
import { git, hasRevision } from './git';

/** Documents of sites are beside the shell and no part of its build. */
const NOT_BUILT = ':(exclude)shell/tenants';

const LERNA = inRoot('node_modules/lerna/dist/cli.js');

/** Throws a StartError where sources in these folders are not all committed: a version is computed from commits. */
export function requireCommitted(sources: readonly string[], root = ROOT): void {
  const changed = git(root, 'status', '--porcelain', '--', ...sources, NOT_BUILT);
  if (changed === '') return;
  throw new StartError(
    `${sources.join(', ')} ${sources.length === 1 ? 'has' : 'have'} changes that are not committed:\n${changed}\nCommit them, so that the version and the change log can be made from the commits, or name a version with --version.`,
  );
}

/** Throws a StartError where git does not know who makes commits and tags, which it would say after all checks only. */
export function requireIdentity(root = ROOT): void {
  try {
    for (const variable of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) git(root, 'var', variable);
  } catch (error) {
    throw new StartError(
      'git does not know who makes this version, which is a commit. Nothing was checked or released. Set user.name and user.email with "git config", in a pipeline GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL, GIT_COMMITTER_NAME and GIT_COMMITTER_EMAIL; or name a version with --version, which makes no commit.',
      { cause: error },
    );
  }
}

/** Files that changed since a commit, by their paths from the root; null where the checkout does not have the commit. */
export function changedSince(commit: string, root = ROOT): string[] | null {
  if (!hasRevision(root, commit)) return null;
  return git(root, 'diff', '--name-only', commit, '--').split('\n').filter(Boolean);
}

/** lerna starts from the last tag; a version that was released without one gets it at its commit. */
function ensureTag(tag: string, commit: string, root: string): void {
  if (hasRevision(root, `refs/tags/${tag}`)) return;
  git(root, 'tag', '--annotate', tag, '--message', tag, hasRevision(root, commit) ? commit : 'HEAD');
}

interface Commits {
  /** The commit that the version of package.json was released from. */
  since: string;
  /** Folders whose commits count. */
  sources: readonly string[];
}

/** The bump that the commits of several folders require, as lerna decides it for one: the strongest of breaking, feat and anything else. */
function bumpOf({ since, sources }: Commits, version: string, root: string): 'major' | 'minor' | 'patch' {
  const range = hasRevision(root, since) ? [`${since}..HEAD`] : [];
  const messages = git(root, 'log', '--format=%B%x00', ...range, '--', ...sources, NOT_BUILT).split('\0');
  if (messages.some((message) => /^\s*\w+(?:\([^)]*\))?!:|^BREAKING[ -]CHANGE:/m.test(message)))
    return version.startsWith('0.') ? 'minor' : 'major';
  return messages.some((message) => /^\s*feat(?:\([^)]*\))?:/.test(message)) ? 'minor' : 'patch';
}

/** A version of a remote and the commit that has it. */
export interface CommittedVersion {
  version: string;
  commit: string;
}

/**
 * The next version of a package: lerna computes it from the commits in its folder, where it is made of several folders it is computed from those
 * of all, and commits version and change log with a tag. Other packages stay as they are, and nothing is pushed.
 */
export function nextVersion(remote: string, commits: Commits, root = ROOT): CommittedVersion {
  const folder = path.join(root, remote);
  const { name, version } = manifestOf(folder);
  ensureTag(`${name}@${version}`, commits.since, root);
  const bump = commits.sources.length > 1 ? [bumpOf(commits, version, root)] : [];
  // Without --ignore-changes lerna gives a version to every package that changed; lerna.json excludes those that depend on this one.
  const args = [
    LERNA,
    'version',
    ...bump,
    `--force-publish=${name}`,
    '--ignore-changes',
    '**',
    '--yes',
    '--no-push',
    '--loglevel',
    'error',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const next = manifestOf(folder).version;
  if (status !== 0 || next === version)
    throw new StartError(`lerna gave ${remote} no version; nothing was released:\n${`${stdout}\n${stderr}`.trim()}`);
  return { version: next, commit: git(root, 'rev-parse', 'HEAD') };
}
