import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import type { Release } from '@forecourt/shell/registry';
import { PLATFORM_LIBRARIES, versionOf } from '../build/platformLibraries';
import { releaseProblems } from './checkRelease';

const part = { js: ['assets/results.js'], css: [], shared: [] };
const slot = { ...part, version: 1, reserve: '3rem' };
const aRelease = (over: Partial<Release> = {}): Release => ({
  name: 'mf-search',
  version: '1.2.0',
  build: 'b1',
  commit: 'abc',
  contract: CONTRACT_VERSION,
  container: 'mf_search_b1',
  entry: 'assets/entry.js',
  base: { js: [], css: [], shared: [] },
  server: 'server/remote.cjs',
  pages: { results: part },
  routes: [],
  slots: { 'search-box': slot },
  shared: Object.fromEntries(Object.keys(PLATFORM_LIBRARIES).map((name) => [name, `^${versionOf(name)}`])),
  files: {
    'assets/entry.js': { bytes: 9000, brotli: 3000, integrity: 'x' },
    'assets/results.js': { bytes: 90_000, brotli: 30_000, integrity: 'y' },
  },
  ...over,
});

it('PL-013 lets a release pass that fits the platform', () => {
  expect(releaseProblems(aRelease())).toEqual([]);
});

it('PL-013 lets every contract of the same major pass', () => {
  expect(releaseProblems(aRelease({ contract: '2.99.0' }))).toEqual([]);
});

it.each<[string, Partial<Release>, RegExp]>([
  ['a version that is none', { version: '1.2' }, /version "1\.2" is not a semantic version; set it in mf-search\/package\.json/],
  ['another contract major', { contract: '1.0.0' }, /it speaks contract 1\.0\.0, the shell speaks 2\.0\.0/],
  ['a React out of range', { shared: { react: '^18.0.0' } }, /^react 19\.\S+ of the shell is outside \^18\.0\.0/],
  [
    'a part over its budget',
    {
      files: {
        'assets/entry.js': { bytes: 1, brotli: 100_000, integrity: '' },
        'assets/results.js': { bytes: 1, brotli: 20_000, integrity: '' },
      },
    },
    /page 'results' is 120000 bytes compressed, over its budget of 110000/,
  ],
])('PL-013 refuses %s, with the reason', (_what, over, reason) => {
  const problems = releaseProblems(aRelease(over));
  expect(problems.some((problem) => reason.test(problem))).toBe(true);
});

it('PL-013 reports every problem at once', () => {
  expect(releaseProblems(aRelease({ version: 'x', contract: '1.0.0', shared: { react: '^18.0.0' } }))).toHaveLength(3);
});

it('PL-051 counts the entry and the definition with each part, and a file that two parts share once', () => {
  const file = (brotli: number) => ({ bytes: brotli, brotli, integrity: '' });
  const base = { js: ['assets/base.js'], css: [], shared: [] };
  const shared = { js: ['assets/base.js', 'assets/results.js'], css: [], shared: [] };
  const files = { 'assets/entry.js': file(10_000), 'assets/base.js': file(50_000), 'assets/results.js': file(50_000) };
  expect(releaseProblems(aRelease({ base, pages: { results: shared }, slots: {}, files }))).toEqual([]);
  expect(
    releaseProblems(aRelease({ base, pages: { results: shared }, slots: {}, files: { ...files, 'assets/entry.js': file(10_001) } })),
  ).toHaveLength(1);
});
