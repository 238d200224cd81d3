import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './sourceFiles';
import { manifestOf } from '../workspace';
import { readSourceModule, type SourceModule } from './sourceModule';

const SCOPE = '@forecourt/';
const SOURCE = /\.tsx?$/;
const TEST = /\.(?:test|e2e)\.tsx?$/;
/** Folders and files whose code no shopper, dealer or operator runs. */
const NOT_PRODUCTION = new Set(['samples.ts', 'testing', 'tests', 'contract-kit', 'bench', 'demo', 'standalone', 'wiring', 'jest']);

/** The component gallery; a remote's folder may have the same name. */
const GALLERY = /^(?:shared-ui|tooling\/src)\/gallery\//;

/** Production sources of all packages. */
export interface ProjectSources {
  /** By path from the project's folder. */
  modules: ReadonlyMap<string, SourceModule>;
  /** The file that an import means, or null for a library or something that is no production code. */
  resolve(from: string, file: string): string | null;
  /** File of each public entry of a package, '.' or './theme'. */
  entriesOf(packageName: string): ReadonlyMap<string, string>;
}

const isProduction = (file: string) =>
  !TEST.test(file) && !GALLERY.test(file.replaceAll(path.sep, '/')) && !file.split(path.sep).some((part) => NOT_PRODUCTION.has(part));

function entriesIn(root: string, name: string): Map<string, string> {
  const { exports = {} } = manifestOf(path.join(root, name)) as { exports?: Record<string, string> };
  return new Map(
    Object.entries(exports)
      .map(([entry, file]) => [entry, path.join(name, file)] as const)
      .filter(([, file]) => SOURCE.test(file) && isProduction(file)),
  );
}

/** Parses the production sources below the packages' folders. */
export function readProjectSources(root: string, packages: readonly string[]): ProjectSources {
  const files = packages.flatMap((name) =>
    filesBelow(path.join(root, name), SOURCE)
      .map((file) => path.relative(root, file))
      .filter(isProduction),
  );
  const modules = new Map(files.map((file) => [file, readSourceModule(readFileSync(path.join(root, file), 'utf8'), file)]));
  const entries = new Map(packages.map((name) => [name, entriesIn(root, name)]));
  const candidates = (file: string) => [file, `${file}.ts`, `${file}.tsx`, path.join(file, 'index.ts'), path.join(file, 'index.tsx')];

  return {
    modules,
    entriesOf: (name) => entries.get(name) ?? new Map(),
    resolve(from, file) {
      if (from.startsWith('.')) return candidates(path.join(path.dirname(file), from)).find((each) => modules.has(each)) ?? null;
      if (!from.startsWith(SCOPE)) return null;
      const [name = '', ...rest] = from.slice(SCOPE.length).split('/');
      return entries.get(name)?.get(rest.length > 0 ? `./${rest.join('/')}` : '.') ?? null;
    },
  };
}
