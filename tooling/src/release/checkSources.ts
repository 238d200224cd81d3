import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '@forecourt/server-kit';
import { JEST, JEST_ENVIRONMENT, JEST_TIMEOUT } from '../jest';
import { inRoot, inState, ownRemotes, ROOT } from '../workspace';
import type { AffectedTests } from './affectedTests';

const TSC = inRoot('node_modules/typescript-7/bin/tsc');
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

/** A module and the folder of its sources. */
export interface ModuleSources {
  name: string;
  folder: string;
}

/** A project of the compiler with modules, what they import, and what other remotes let them link to and mount, but no other sources of others. */
function typesProject(modules: readonly ModuleSources[]): string {
  const file = inState('cache/types', `${modules.map(({ name }) => name).join('-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const others = ownRemotes().filter((name) => !modules.some((module) => module.name === name));
  const project = {
    extends: inRoot('tsconfig.json'),
    include: [
      ...modules.map(({ folder }) => path.join(folder, 'src/**/*')),
      ...others.map((name) => inRoot(name, 'src/contract.ts')),
      inRoot('*.d.ts'),
    ],
    exclude: [],
  };
  writeFileSync(file, JSON.stringify(project));
  return file;
}

/** Errors in the types of modules and of what they import, or null; what did not change since the last check is not checked again. */
export function typeProblems(modules: readonly ModuleSources[]): Promise<string | null> {
  const project = typesProject(modules);
  const buildInfo = project.replace(/json$/, 'tsbuildinfo');
  return problemsOf([TSC, '-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo]);
}

/** Throws a StartError with the errors in the types of modules. */
export const checkTypes = async (modules: readonly ModuleSources[]) =>
  requireNone(`The type check of ${modules.map(({ name }) => name).join(', ')}`, await typeProblems(modules));

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
/** Tests of other folders, and those of `npm test -- --all` alone. */
const outside = (folders: readonly string[]) => [`^${escaped(ROOT)}/(?!(?:${folders.join('|')})/)`, '/node_modules/', '\\.all\\.test\\.'];

interface Tested {
  name: string;
  /** Folders whose tests are all of its tests. */
  testFolders: readonly string[];
  /** Tests of other folders that import its sources are left out: they are those of other releases. */
  isImportedByOthers: boolean;
}

/** Runs tests; throws a StartError with what failed. */
export async function checkTests({ name, testFolders, isImportedByOthers }: Tested, { related }: AffectedTests): Promise<void> {
  if (related?.length === 0) return;
  const leftOut = isImportedByOthers ? ['--testPathIgnorePatterns', ...outside(testFolders)] : [];
  const selection = related === null ? [...testFolders, ...leftOut] : ['--passWithNoTests', ...leftOut, '--findRelatedTests', ...related];
  requireNone(`A test of ${name}`, await problemsOf([JEST, '--rootDir', ROOT, JEST_TIMEOUT, ...selection]));
}
