import { StartError } from '@forecourt/server-kit';
import { findBrowser } from './browser';
import { affectedChecks, changedFiles } from './changes';
import { runPhases, summary, type Lane } from './check';
import { browserTests, PREPARE, screenshots, STATIC_CHECKS, unitTests, type Scope } from './checks';
import { lastCompletePass, recordCompletePass } from './lastPass';

/** Tests of the project as a whole, which import nothing of what they check. */
const PROJECT_TESTS = ['tooling/src/checks/pins.test.ts', 'tooling/src/imports/importRules.test.ts', 'tooling/src/imports/manifests.test.ts'];

/** Runs phases and prints their outcome; rejects when a check has failed. */
async function run(phases: readonly (readonly Lane[])[]): Promise<void> {
  const results = await runPhases(phases);
  console.log(summary(results));
  if (results.some(({ outcome }) => outcome !== 'passed')) throw new StartError('The run has failed.');
}

/** Runs the browser tests, or those whose file name matches one of the words. */
export const runBrowserTests = (words: readonly string[] = []): Promise<void> => run([[[PREPARE]], [[browserTests('all', { workers: 2, words })]]]);

/** Runs unit and integration tests, or those whose path holds one of the words. */
export const runUnitTests = (words: readonly string[] = [], scope: Scope = 'gate'): Promise<void> => run([[[unitTests(scope, words)]]]);

/** Runs what must pass before a change lands. Two lanes keep two cores busy. */
export async function runGate(): Promise<void> {
  findBrowser();
  try {
    await run([[STATIC_CHECKS, [PREPARE]], [[unitTests('gate')]], [[screenshots()], [browserTests('gate', { workers: 1 })]]]);
  } finally {
    console.log(lastCompletePass());
  }
}

/** Runs everything: all suites, tenants and windows, long forms with fresh random seeds. */
export async function runEverything(): Promise<void> {
  console.log(lastCompletePass());
  findBrowser();
  await run([[STATIC_CHECKS, [PREPARE]], [[unitTests('all')]], [[screenshots()]], [[browserTests('all', { workers: 2 })]]]);
  recordCompletePass();
  console.log(lastCompletePass());
}

/** Runs what the changes since the merge base with main, uncommitted ones included, can affect. */
export async function runChangedChecks(): Promise<void> {
  const files = changedFiles();
  const { allUnitTests, related, folders, screenshots: hasScreenshots, suites } = affectedChecks(files);
  console.log(`${files.length} changed files. A complete run is "npm test".`);
  const unit: Lane = allUnitTests
    ? [unitTests('gate')]
    : [unitTests('gate', ['--passWithNoTests', '--findRelatedTests', ...PROJECT_TESTS, ...related]), ...(folders.length > 0 ? [unitTests('gate', folders)] : [])];
  const pictures: Lane = hasScreenshots ? [screenshots()] : [];
  if (suites?.length === 0) return run([[STATIC_CHECKS], [unit], [pictures]]);
  return run([[STATIC_CHECKS, [PREPARE]], [unit], [pictures, [browserTests('gate', { workers: 1, words: suites ?? [] })]]]);
}
