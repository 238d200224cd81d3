import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, ROOT } from '../workspace';

/** What a change can affect, so that nothing else has to run. */
export interface AffectedChecks {
  /** All tests of Jest; otherwise those that import one of `related` or are below one of `folders`. */
  allUnitTests: boolean;
  related: string[];
  folders: string[];
  /** Screenshots of the design system. */
  screenshots: boolean;
  /** Browser suites, as words of their file names; null for all, empty for none. */
  suites: string[] | null;
  /** Names of browser suites that run whole, as they have changed themselves; of the others run the tests of the gate. */
  wholeSuites: string[];
}

/** Files that every test depends on. */
const EVERYWHERE = /^(?:package(?:-lock)?\.json|tsconfig\.json|jest\.config\.mjs|tooling\/jest\/.*)$/;
const SOURCE = /\.[cm]?[jt]sx?$/;
const TEXT = /\.(?:md|txt)$|^docs\//;
const TEST = /\.test\.[jt]sx?$/;
const STYLES = /\.css$/;
const SUITE = /^e2e\/tests\/([\w-]+)\.spec\.ts$/;
const SCREENSHOTS = /^(?:shared-ui|tooling\/src\/gallery)\//;

/** The suite that a shopper of the remote's pages would notice first; `npm test` runs all. */
const SUITES_OF_REMOTE: Readonly<Record<string, readonly string[]>> = {
  'mf-search': ['tests/search-journey'],
  'mf-vehicle': ['tests/journey'],
  'mf-forms': ['tests/journey'],
  'shared-forms': ['tests/journey'],
  'mf-finance': ['tests/journey'],
  'mf-locations': ['tests/journey'],
  'mf-navigation': ['tests/journey'],
};
/** Packages that every page of a site depends on. */
const PACKAGES_OF_SITE = new Set([
  'shell',
  'shared-contracts',
  'shared-ui',
  'server-kit',
  'search-engine',
  'car-imagery',
  'platform-api',
  'e2e',
]);
const FOLDERS_OF_SITE = /^tooling\/src\/(?:build|serve|release)\//;

const packageOf = (file: string) => file.split('/')[0] ?? '';

const suiteOf = (file: string) => SUITE.exec(file)?.[1];

function suitesOf(file: string): readonly string[] | null {
  const own = suiteOf(file);
  if (own) return [`tests/${own}.spec`];
  if (TEST.test(file)) return [];
  const remote = SUITES_OF_REMOTE[packageOf(file)];
  if (remote) return remote;
  return PACKAGES_OF_SITE.has(packageOf(file)) || FOLDERS_OF_SITE.test(file) ? null : [];
}

/** The checks that some changed files, paths from the root of the project, can affect. */
export function affectedChecks(files: readonly string[]): AffectedChecks {
  const relevant = files.filter((file) => !TEXT.test(file));
  const suites = relevant.map(suitesOf);
  const isOther = (file: string) => !SOURCE.test(file) && !STYLES.test(file) && !EVERYWHERE.test(file);
  return {
    allUnitTests: relevant.some((file) => EVERYWHERE.test(file)),
    related: relevant.filter((file) => SOURCE.test(file) && !file.startsWith('e2e/')),
    // What is read as data has no importers: the tests of its package read it.
    folders: [...new Set(relevant.filter(isOther).map((file) => `${packageOf(file)}/`))],
    screenshots: relevant.some((file) => SCREENSHOTS.test(file) && !TEST.test(file)),
    suites:
      suites.includes(null) || relevant.some((file) => EVERYWHERE.test(file)) ? null : [...new Set(suites.flatMap((each) => each ?? []))],
    wholeSuites: relevant.flatMap((file) => suiteOf(file) ?? []),
  };
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function mergeBase(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', main, 'HEAD');
    } catch {
      // This checkout does not have that branch.
    }
  }
  return 'HEAD';
}

/** Files that differ from the merge base with main, uncommitted and new ones included; paths from the root. Deleted files are left out. */
export function changedFiles(): string[] {
  const lines = [git('diff', '--name-only', mergeBase()), git('ls-files', '--others', '--exclude-standard')].join('\n').split('\n');
  return [...new Set(lines)].filter((file) => file !== '' && existsSync(inRoot(file)));
}
