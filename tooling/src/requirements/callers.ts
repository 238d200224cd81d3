import type { Calls } from './calls';
import type { TestSource } from './testCases';

/** A file of tests, or of what tests share. */
export interface CallingFile extends Pick<TestSource, 'functions' | 'imports'> {
  /** Others import its functions. */
  isSupport: boolean;
}

/** Whether a call by this name is one that is looked for. */
type IsWanted = (name: string) => boolean;

/**
 * Which functions lead to a wanted call, through any number of helpers: of the same file by name, and of another file where it is imported.
 */
export function createCallers(files: readonly CallingFile[], isWanted: IsWanted) {
  const leading = new Map(files.map((file) => [file, new Set<string>()]));
  const shared = new Set<string>();

  const leads = (calls: Calls, file: CallingFile): boolean => {
    const own = leading.get(file);
    return [...calls].some((name) => {
      if (isWanted(name)) return true;
      if (own?.has(name)) return true;
      return file.imports.has(name) && shared.has(file.imports.get(name) as string);
    });
  };

  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const file of files) {
      for (const [name, calls] of file.functions) {
        const own = leading.get(file) as Set<string>;
        if (own.has(name) || !leads(calls, file)) continue;
        own.add(name);
        if (file.isSupport) shared.add(name);
        hasGrown = true;
      }
    }
  }
  return leads;
}
