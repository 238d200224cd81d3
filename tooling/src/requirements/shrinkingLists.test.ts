import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { additions, listsOfBase, type Base, type Lists } from './shrinkingLists';

const lists = (unproved: string[], routes: Lists['gaps']['routes'] = []): Lists => ({
  unproved: { rules: 2, unproved: { 'mf-search': unproved } },
  gaps: { routes },
});
const base: Base = { ...lists(['SE-001', 'SE-002'], [{ name: '/a', requirement: 'SE-009' }]), commit: 'abcdef0123' };

it.each([
  ['the same lists', lists(['SE-001', 'SE-002'], [{ name: '/a', requirement: 'SE-009' }]), []],
  ['shorter lists', lists(['SE-002']), []],
  ['a gap with another name', lists([], [{ name: '/b', requirement: 'SE-009' }]), []],
  ['an item that was proved', lists(['SE-003']), ['SE-003 was proved at abcdef0: docs/unproved-requirements.json may only become shorter']],
  [
    'a second gap of an item',
    lists(
      [],
      [
        { name: '/a', requirement: 'SE-009' },
        { name: '/b', requirement: 'SE-009' },
      ],
    ),
    [
      '1 more gaps of routes SE-009 than at abcdef0: close them, or name the "issue" or the "adr" that allows them in docs/wiring-gaps.json',
    ],
  ],
  [
    'a gap that an issue allows',
    lists(
      [],
      [
        { name: '/a', requirement: 'SE-009' },
        { name: '/b', requirement: 'SE-009', issue: 31 },
      ],
    ),
    [],
  ],
  ['a gap that a decision allows', lists([], [{ name: '/c', requirement: 'SE-010', adr: 42 }]), []],
  [
    'a gap that names a decision which does not exist',
    lists([], [{ name: '/c', requirement: 'SE-010', adr: 43 }]),
    [
      '1 more gaps of routes SE-010 than at abcdef0: close them, or name the "issue" or the "adr" that allows them in docs/wiring-gaps.json',
    ],
  ],
])('%s', (_what, now, problems) => {
  expect(additions(now, base, new Set([42]))).toEqual(problems);
});

it('reads the lists where the branch left main, and none without a main', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-lists-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const write = (unproved: string[]) => {
    mkdirSync(path.join(root, 'docs'), { recursive: true });
    writeFileSync(path.join(root, 'docs/unproved-requirements.json'), JSON.stringify({ rules: 2, unproved: { 'mf-search': unproved } }));
    writeFileSync(path.join(root, 'docs/wiring-gaps.json'), JSON.stringify({ gaps: {}, exceptions: {} }));
    git('add', '.');
    git('commit', '-qm', 'lists');
  };
  git('init', '-q', '-b', 'trunk');
  write(['SE-001']);
  expect(listsOfBase(root)).toBeNull();
  git('branch', 'main');
  write(['SE-001', 'SE-002']);
  expect(listsOfBase(root)).toMatchObject({
    commit: expect.stringMatching(/^[\da-f]{40}$/),
    unproved: { rules: 2, unproved: { 'mf-search': ['SE-001'] } },
    gaps: {},
  });
  rmSync(root, { recursive: true });
});

it('does not let a gap that was allowed before allow another', () => {
  const allowed = { ...base, ...lists([], [{ name: '/a', requirement: 'SE-009', issue: 31 }]) };
  const now = lists(
    [],
    [
      { name: '/a', requirement: 'SE-009', issue: 31 },
      { name: '/b', requirement: 'SE-009' },
    ],
  );
  expect(additions(now, allowed, new Set())).toHaveLength(1);
});
