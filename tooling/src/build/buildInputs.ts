import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '../workspace';
import { contentHash } from './contentHash';
import { installedPackages } from './installedPackages';

const FILE = 'inputs.json';
/** Builds of one name that are compared with the sources, newest first. */
const CANDIDATES = 5;

/** The part of webpack's Stats that names the files of a build. */
interface ReadFiles {
  compilation: { fileDependencies: Iterable<string>; missingDependencies: Iterable<string> };
}

/** What a build was made from: the files that webpack read, and those that it looked for and did not find. */
interface BuildInputs {
  /** Hash of the build program, the installed packages and the facts that the caller adds. */
  program: string;
  /** Hash of each file, by its path from the root of the project; a remote may be outside it. */
  files: Readonly<Record<string, string>>;
  missing: readonly string[];
}

/** A source: what npm installed is named by package-lock.json, what builds wrote is no source. */
const isSource = (file: string) => !/[\\/](?:node_modules|\.forecourt[\\/](?:builds|cache))(?:[\\/]|$)/.test(file);

function hashOf(file: string): string {
  const content = readFileSync(file, 'utf8');
  // A release changes the version of a package, which is no part of what is built.
  const relevant =
    path.basename(file) === 'package.json' ? JSON.stringify({ ...(JSON.parse(content) as object), version: null, scripts: null }) : content;
  return createHash('sha256').update(relevant).digest('hex').slice(0, 16);
}

const programHash = (facts: unknown) =>
  contentHash(
    ['tooling/src/build', 'tooling/src/sources'].map((folder) => ({ folder: inRoot(folder) })),
    [process.version, installedPackages(readFileSync(inRoot('package-lock.json'), 'utf8')), JSON.stringify(facts)],
  );

/** Writes beside a build what it was made from, so that `findBuild` can find it. `facts` is whatever else its result depends on. */
export function recordInputs(outDir: string, stats: readonly ReadFiles[], facts: unknown, root = ROOT): void {
  const read = new Set(
    stats
      .flatMap(({ compilation }) => [...compilation.fileDependencies])
      .filter((file) => isSource(file) && statSync(file, { throwIfNoEntry: false })?.isFile()),
  );
  const missing = new Set(
    stats.flatMap(({ compilation }) => [...compilation.missingDependencies]).filter((file) => isSource(file) && !existsSync(file)),
  );
  const inputs: BuildInputs = {
    program: programHash(facts),
    files: Object.fromEntries([...read].toSorted().map((file) => [path.relative(root, file), hashOf(file)])),
    missing: [...missing].map((file) => path.relative(root, file)).toSorted(),
  };
  writeFileSync(path.join(outDir, FILE), JSON.stringify(inputs));
}

function isCurrent({ program, files, missing }: BuildInputs, expected: string, root: string): boolean {
  if (program !== expected) return false;
  const inProject = (name: string) => path.join(root, name);
  const isUnchanged = ([name, hash]: [string, string]) => existsSync(inProject(name)) && hashOf(inProject(name)) === hash;
  return Object.entries(files).every(isUnchanged) && !missing.some((name) => existsSync(inProject(name)));
}

/** The folder of a build below `folder` that was made from the sources as they are now, or null. */
export function findBuild(folder: string, facts: unknown, root = ROOT): string | null {
  if (!existsSync(folder)) return null;
  const expected = programHash(facts);
  const builds = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((build) => existsSync(path.join(build, FILE)))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(0, CANDIDATES);
  return builds.find((build) => isCurrent(JSON.parse(readFileSync(path.join(build, FILE), 'utf8')) as BuildInputs, expected, root)) ?? null;
}
