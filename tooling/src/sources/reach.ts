import type { CodeUse } from './codeUse';
import type { ProjectSources } from './projectSources';

/** A declaration of a file that runs, and what it uses. */
export interface ReachedCode {
  file: string;
  name: string;
  use: CodeUse;
}

/** Everything that entries lead to. */
export interface Reach {
  code: readonly ReachedCode[];
  /** Whether an exported name of a file is among it. */
  has(file: string, name: string): boolean;
  /** Imports of other packages, 'importing package > specifier#name'. */
  imported: ReadonlySet<string>;
}

const packageOf = (file: string) => file.split(/[\\/]/)[0] ?? '';

/** What follows from an entry: all that a file exports and does as it loads, or one name that it exports. */
type Entry = string | { file: string; name: string };

/** Follows names from entries, declaration by declaration: code that nothing calls is not reached. */
export function reachFrom(entries: readonly Entry[], { modules, resolve }: ProjectSources): Reach {
  const reached = new Map<string, ReachedCode>();
  const imported = new Set<string>();
  const waiting: { file: string; name: string }[] = [];

  /** The file and declaration that an exported name means; none for a library. */
  function definitionsOf(file: string, name: string, seen = new Set<string>()): { file: string; name: string }[] {
    const module = modules.get(file);
    const key = `${file}#${name}`;
    if (!module || seen.has(key)) return [];
    seen.add(key);
    if (name === '*') {
      const own = [...module.exports.keys()].flatMap((each) => definitionsOf(file, each, seen));
      return [...own, ...module.exportedModules.flatMap((from) => definitionsFrom(file, from, '*', seen))];
    }
    const target = module.exports.get(name);
    if (target === undefined) return module.exportedModules.flatMap((from) => definitionsFrom(file, from, name, seen));
    if (typeof target !== 'string') return definitionsFrom(file, target.from, target.name, seen);
    const passedOn = module.imports.get(target);
    return passedOn ? definitionsFrom(file, passedOn.from, passedOn.name, seen) : [{ file, name: target }];
  }
  function definitionsFrom(file: string, from: string, name: string, seen?: Set<string>) {
    const target = resolve(from, file);
    return target === null ? [] : definitionsOf(target, name, seen);
  }

  function importFrom(file: string, from: string, name: string): void {
    const isOtherPackage = !from.startsWith('.');
    // The shell imports whole packages to provide them to remotes; that uses no part of them.
    if (isOtherPackage && name === '*') return;
    if (isOtherPackage) imported.add(`${packageOf(file)} > ${from}#${name}`);
    waiting.push(...definitionsFrom(file, from, name));
  }

  function load(file: string): void {
    const module = modules.get(file);
    const use = module?.declarations.get('');
    if (!module || !use || reached.has(`${file}#`)) return;
    follow(file, '', use);
    for (const from of module.loaded) {
      const target = resolve(from, file);
      if (target !== null) load(target);
    }
  }

  function follow(file: string, name: string, use: CodeUse): void {
    reached.set(`${file}#${name}`, { file, name, use });
    const module = modules.get(file);
    for (const each of use.names) {
      const reference = module?.imports.get(each);
      if (reference) importFrom(file, reference.from, reference.name);
      else if (module?.declarations.has(each)) waiting.push({ file, name: each });
    }
    for (const from of use.lazyImports) {
      importFrom(file, from, '*');
      const target = resolve(from, file);
      if (target !== null) load(target);
    }
  }

  for (const entry of entries) {
    if (typeof entry === 'object') {
      waiting.push(...definitionsOf(entry.file, entry.name));
      continue;
    }
    if (!modules.has(entry))
      throw new Error(
        `${entry} is an entry of production code for \`npm run wiring\`, and it is not there: name the file that replaces it in collectFacts.ts.`,
      );
    waiting.push(...definitionsOf(entry, '*'));
    load(entry);
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, name } = next;
    const use = modules.get(file)?.declarations.get(name);
    if (!use || reached.has(`${file}#${name}`)) continue;
    follow(file, name, use);
    load(file);
  }
  return {
    code: [...reached.values()],
    has: (file, name) => definitionsOf(file, name).some((each) => reached.has(`${each.file}#${each.name}`)),
    imported,
  };
}
