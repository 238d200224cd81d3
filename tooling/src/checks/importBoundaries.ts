import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { manifestOf } from '../workspace';
import { importsOf, type Import } from './importsOf';
import { filesBelow } from './sourceFiles';

const SCOPE = '@forecourt/';
/** Libraries that the shell gives to remotes as their used names only, and the files of shell/src/platform that list them. */
const SUBSETS: Readonly<Record<string, string>> = {
  'react-router-dom': 'router.ts',
  'react-redux': 'reactRedux.ts',
  '@reduxjs/toolkit': 'toolkit.ts',
};
const SOURCE = /\.[cm]?[jt]sx?$/;
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Which packages a package may import; a path after the name allows that entry only. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts': [],
  'shared-ui': ['shared-contracts'],
  'server-kit': ['shared-contracts'],
  'platform-api': ['shared-contracts', 'server-kit', 'shared-ui/car-imagery'],
  shell: ['shared-contracts', 'shared-ui', 'server-kit'],
  tooling: ['shared-contracts', 'server-kit', 'shell', 'platform-api', 'shared-ui/car-imagery', 'shared-ui/theme'],
  e2e: ['shared-contracts', 'server-kit', 'shell', 'platform-api', 'tooling'],
};
const ALLOWED_FOR_REMOTES = ['shared-contracts', 'shared-ui'];

const isRemote = (name: string) => name.startsWith('mf-');
const isConfig = (file: string, workspace: Workspace) => path.dirname(file) === workspace.folder && /\.config\.[cm]?js$/.test(file);
const isTest = (file: string) => /\.(?:test|e2e)\.[jt]sx?$|[\\/](?:testing|tests?|jest|contract-kit)[\\/]/.test(file);
const isBuiltIn = (from: string) => from.startsWith('node:') || builtinModules.includes(from.split('/')[0] ?? '');
const packageOf = (from: string) => from.split('/').slice(0, from.startsWith('@') ? 2 : 1).join('/');

interface Workspace {
  name: string;
  folder: string;
  dependencies: Readonly<Record<string, string>>;
  /** File of each entry that others may import, './theme'. */
  exports: Readonly<Record<string, string>>;
}

interface RootManifest {
  workspaces: string[];
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function workspaceOf(root: string, name: string): Workspace {
  const folder = path.join(root, name);
  const { dependencies = {}, exports = {} } = manifestOf(folder) as { dependencies?: Record<string, string>; exports?: Record<string, string> };
  return { name, folder, dependencies, exports };
}

/** Names that remotes may import of each library that the shell provides in part. */
function providedNames(root: string): Rules['provided'] {
  return new Map(
    Object.entries(SUBSETS).map(([library, list]) => {
      const file = path.join(root, 'shell/src/platform', list);
      return [library, new Set(existsSync(file) ? importsOf(readFileSync(file, 'utf8')).flatMap(({ names }) => names) : [])];
    }),
  );
}

/** Why one import is not allowed, or null. */
function refusal({ from, names }: Import, file: string, workspace: Workspace, { all, root, provided }: Rules): string | null {
  if (from.startsWith('.')) {
    const inside = path.relative(workspace.folder, path.resolve(path.dirname(file), from));
    return inside.startsWith('..') ? `'${from}' leaves ${workspace.name}: import another package by its name` : null;
  }
  if (path.isAbsolute(from)) return `'${from}' is a path of one machine`;
  if (isBuiltIn(from)) return isRemote(workspace.name) && !isTest(file) ? `'${from}' is not there in a browser` : null;

  const name = packageOf(from);
  if (name.startsWith(SCOPE)) {
    const target = name.slice(SCOPE.length);
    const entry = from.slice(name.length + 1);
    const allowed = isRemote(workspace.name) ? ALLOWED_FOR_REMOTES : (ALLOWED[workspace.name] ?? []);
    if (target !== workspace.name && !allowed.includes(target) && !allowed.includes(`${target}/${entry}`)) {
      return `${workspace.name} may not import ${from}; it may import ${allowed.join(', ') || 'no other package'}`;
    }
    if (!all.some((each) => each.name === target && (entry ? `./${entry}` : '.') in each.exports)) return `${from} is no public entry of ${target}`;
  }

  const declared = name in workspace.dependencies || name === SCOPE + workspace.name;
  const forTests = isTest(file) && (name in root.devDependencies || name in root.dependencies || name.startsWith(SCOPE));
  if (!declared && !forTests) return `${name} is not in the dependencies of ${workspace.name}/package.json`;

  const given = provided.get(from);
  if (given && (isRemote(workspace.name) || workspace.name === 'shared-ui') && !isTest(file)) {
    const missing = names.filter((each) => !given.has(each));
    if (missing.length > 0) return `${missing.join(', ')} of ${from} is not among the names in shell/src/platform/${SUBSETS[from]}`;
  }
  return null;
}

interface Rules {
  all: readonly Workspace[];
  root: RootManifest;
  provided: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Versions that are not exact, and libraries that a package uses without a pinned version. */
function versionProblems({ all, root }: Rules): string[] {
  const pinned = { ...root.dependencies, ...root.devDependencies };
  return [
    ...Object.entries(pinned).flatMap(([name, version]) => (EXACT_VERSION.test(version) ? [] : [`package.json: ${name} "${version}" is no exact version`])),
    ...all.flatMap(({ name, dependencies }) =>
      Object.entries(dependencies).flatMap(([library, version]) => {
        if (version !== '*') return [`${name}/package.json: ${library} "${version}" must be "*": the root package.json has the version`];
        return library.startsWith(SCOPE) || library in pinned ? [] : [`${name}/package.json: ${library} has no version in the root package.json`];
      }),
    ),
  ];
}

const missingEntries = ({ all }: Rules): string[] =>
  all.flatMap(({ name, folder, exports }) =>
    Object.values(exports).flatMap((file) => (existsSync(path.join(folder, file)) ? [] : [`${name}/package.json: exports ${file}, which is not there`])),
  );

/** Every import and dependency of the project that its rules do not allow, 'file:line: reason'; none when all is well (PL-003). */
export function boundaryProblems(root: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as RootManifest;
  const all = manifest.workspaces.map((name) => workspaceOf(root, name));
  const rules: Rules = { all, root: { ...manifest, dependencies: manifest.dependencies ?? {}, devDependencies: manifest.devDependencies ?? {} }, provided: providedNames(root) };
  const imports = all.flatMap((workspace) =>
    filesBelow(workspace.folder, SOURCE).filter((file) => !isConfig(file, workspace)).flatMap((file) =>
      importsOf(readFileSync(file, 'utf8')).flatMap((each) => {
        const reason = refusal(each, file, workspace, rules);
        return reason ? [`${path.relative(root, file)}:${each.line}: ${reason}`] : [];
      }),
    ),
  );
  return [...versionProblems(rules), ...missingEntries(rules), ...imports];
}
