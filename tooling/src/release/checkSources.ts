import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartError } from '@forecourt/server-kit';
import { JEST, JEST_ENVIRONMENT, JEST_TIMEOUT } from '../jest';
import { inRoot, inState, ROOT } from '../workspace';

const TSC = inRoot('node_modules/typescript-7/bin/tsc');
const SOURCE = /\.[cm]?[jt]sx?$/;
/** What tests of a remote can depend on outside of it; package-lock.json changes with every version, and dependencies with package.json. */
const SHARED = /^(?:shared-contracts|shared-ui|shell\/tenants|tooling\/jest)\/|^(?:package\.json|tsconfig\.json|jest\.config\.mjs)$/;
const TEXT = /\.md$/;
const OUTPUT_LENGTH = 4000;

/** Runs a script of Node.js; resolves with the end of what it printed when it fails, else with null. */
async function problemsOf(args: readonly string[]): Promise<string | null> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...JEST_ENVIRONMENT, FORCE_COLOR: '0' } });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return code === 0 ? null : `${stdout}\n${stderr}`.trim().slice(-OUTPUT_LENGTH);
}

function requireNone(what: string, problems: string | null): void {
  if (problems !== null) throw new StartError(`${what} failed; nothing was released:\n${problems}`);
}

/** Errors in the types of the whole project, or null; what did not change since the last check is not checked again. */
export const typeProblems = () =>
  problemsOf([TSC, '-p', ROOT, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', inState('cache/types.tsbuildinfo')]);

/** Throws a StartError with the errors in the types of the project. */
export const checkTypes = async () => requireNone('The type check', await typeProblems());

/** Which tests of a remote a change can affect. */
export interface AffectedTests {
  /** For people. */
  text: string;
  /** Sources whose importers are tested; null for all tests of the remote. */
  related: readonly string[] | null;
}

/**
 * The tests of a remote that some changed files can affect, by their paths from the root; null means that nobody knows what changed. Nothing
 * imports a remote, so a change of its sources concerns the tests that import them; one of what remotes share concerns all of its tests.
 */
export function affectedTests(remote: string, changed: readonly string[] | null): AffectedTests {
  const own = (changed ?? []).filter((file) => file.startsWith(`${remote}/`) && !TEXT.test(file));
  const isSource = (file: string) => file.startsWith(`${remote}/src/`) && SOURCE.test(file);
  if (own.length === 0 || !own.every(isSource) || changed?.some((file) => SHARED.test(file))) return { text: 'all', related: null };
  return { text: `of ${own.length} changed ${own.length === 1 ? 'file' : 'files'}`, related: own };
}

/** Runs tests of a remote; throws a StartError with what failed. */
export async function checkTests(remote: string, { related }: AffectedTests): Promise<void> {
  const selection = related === null ? [remote] : ['--passWithNoTests', '--findRelatedTests', ...related];
  requireNone(`A test of ${remote}`, await problemsOf([JEST, '--rootDir', ROOT, JEST_TIMEOUT, ...selection]));
}
