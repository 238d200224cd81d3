import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../workspace';
import { changedSince, nextVersion, requireCommitted, requireIdentity } from './releaseVersion';

const PACKAGES = ['mf-search', 'mf-finance', 'shell', 'shared-ui', 'tooling'];

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const commit = (file: string, message: string) => {
  appendFileSync(path.join(root, file), '// more\n');
  git('commit', '-qam', message);
};
const versionOf = (remote: string) =>
  (JSON.parse(readFileSync(path.join(root, remote, 'package.json'), 'utf8')) as { version: string }).version;

/** A project with remotes, shell and design system at 0.1.0, with the lerna.json of this one. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-versions-'));
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: PACKAGES }));
  write('.gitignore', 'node_modules\n');
  cpSync(inRoot('lerna.json'), path.join(root, 'lerna.json'));
  symlinkSync(inRoot('node_modules'), path.join(root, 'node_modules'));
  for (const remote of PACKAGES) {
    write(
      `${remote}/package.json`,
      JSON.stringify({
        name: `@forecourt/${remote}`,
        version: '0.1.0',
        private: true,
        ...(remote === 'tooling' && { dependencies: { '@forecourt/shell': '*' } }),
      }),
    );
    write(`${remote}/src/remote.ts`, '');
  }
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Robin Example');
  git('config', 'user.email', 'robin@example.com');
  git('add', '.');
  git('commit', '-qm', 'feat: two remotes');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('PL-011 lerna computes a version from the commits of the remote, with change log and tag, and leaves the others alone', () => {
  const start = git('rev-parse', 'HEAD');
  commit('mf-search/src/remote.ts', 'feat(search): say how many cars match');
  commit('mf-finance/src/remote.ts', 'fix(finance): round to whole dollars');
  expect(changedSince(start, root)).toEqual(['mf-finance/src/remote.ts', 'mf-search/src/remote.ts']);

  expect(nextVersion('mf-finance', { since: start, sources: ['mf-finance'] }, root)).toEqual({
    version: '0.1.1',
    commit: git('rev-parse', 'HEAD'),
  });
  expect([versionOf('mf-finance'), versionOf('mf-search')]).toEqual(['0.1.1', '0.1.0']);
  expect(git('tag').split('\n')).toEqual(['@forecourt/mf-finance@0.1.0', '@forecourt/mf-finance@0.1.1']);
  const log = readFileSync(path.join(root, 'mf-finance/CHANGELOG.md'), 'utf8');
  expect(log).toContain('**finance:** round to whole dollars');
  expect(log).not.toContain('say how many cars match');
  expect(git('status', '--porcelain')).toBe('');

  // The tag of the other remote lies between its commit and its version.
  expect(nextVersion('mf-search', { since: start, sources: ['mf-search'] }, root).version).toBe('0.2.0');
  expect(versionOf('mf-finance')).toBe('0.1.1');
  expect(readFileSync(path.join(root, 'mf-search/CHANGELOG.md'), 'utf8')).toContain('say how many cars match');
});

it.each([
  ['a new feature of the design system', ['feat(ui): a dialog that closes itself', 'fix(ui): its focus'], '0.2.0'],
  ['corrections', ['fix(ui): the focus of a dialog', 'feature of mine: no type'], '0.1.1'],
  ['a change that breaks remotes, before the first major version', ['fix(ui)!: dialogs need a title'], '0.2.0'],
])('PL-073 the version of the shell counts the commits of what it is built from: %s', (_what, messages, version) => {
  const start = git('rev-parse', 'HEAD');
  commit('mf-search/src/remote.ts', 'feat(search)!: no concern of the shell');
  for (const message of messages) commit('shared-ui/src/remote.ts', message);
  const sources = ['shell', 'shared-ui'];
  expect(nextVersion('shell', { since: start, sources }, root).version).toBe(version);
  expect(['mf-search', 'shared-ui', 'tooling', 'shell'].map(versionOf)).toEqual(['0.1.0', '0.1.0', '0.1.0', version]);
  expect(readFileSync(path.join(root, 'tooling/package.json'), 'utf8')).toContain('"@forecourt/shell":"*"');
});

it('PL-013 refuses sources that are not committed, and says what to do', () => {
  expect(() => requireCommitted(['mf-finance'], root)).not.toThrow();
  write('mf-finance/src/new.ts', '');
  expect(() => requireCommitted(['mf-search'], root)).not.toThrow();
  expect(() => requireCommitted(['mf-finance'], root)).toThrow(
    'mf-finance has changes that are not committed:\n?? mf-finance/src/new.ts\nCommit them, so that the version and the change log can be made from the commits, or name a version with --version.',
  );
});

it('PL-013 says what to set where git does not know who makes the version, as in many pipelines', () => {
  expect(() => requireIdentity(root)).not.toThrow();
  git('config', 'user.name', '');
  expect(() => requireIdentity(root)).toThrow(
    'git does not know who makes this version, which is a commit. Nothing was checked or released. Set user.name and user.email with "git config", in a pipeline GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL, GIT_COMMITTER_NAME and GIT_COMMITTER_EMAIL; or name a version with --version, which makes no commit.',
  );
});

it('PL-013 says that a folder is no checkout, and that a commit is not there', () => {
  expect(changedSince('0'.repeat(40), root)).toBeNull();
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(() => requireCommitted(['mf-finance'], root)).toThrow(/^git status failed in .*not a git repository/);
});
