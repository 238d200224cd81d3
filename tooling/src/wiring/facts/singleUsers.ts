import type { ProjectSources } from '../../sources/projectSources';

interface Entry {
  /** Its file. */
  file: string;
  /** What packages import it from, '@forecourt/shared-contracts/shell'. */
  specifier: string;
}

/** An exported value, the file that declares it, and the one package that imports it. */
export interface SingleUser {
  name: string;
  file: string;
  user: string;
}

const packageOf = (file: string) => file.split(/[\\/]/)[0] ?? '';

/**
 * Values of a package's entry that production code of one other package alone imports, and that nothing else in their own
 * package needs: they belong to that other package. Types are not named, they stay with the schema or rule that they describe.
 */
export function singleUsers({ modules, resolve }: ProjectSources, { file: entry, specifier }: Entry): SingleUser[] {
  const owner = packageOf(entry);
  const usersOf = (name: string) => {
    const importing = [...modules].filter(([, { imports }]) =>
      [...imports.values()].some((each) => each.from === specifier && each.name === name),
    );
    return new Set(importing.map(([file]) => packageOf(file)));
  };
  const isNeededWithin = (source: { file: string; name: string }) =>
    [...modules].some(([file, { declarations, imports }]) => {
      if (packageOf(file) !== owner) return false;
      const imported = [...imports].filter(([, { from, name }]) => name === source.name && resolve(from, file) === source.file);
      const locals = file === source.file ? [source.name] : imported.map(([local]) => local);
      return [...declarations].some(([name, use]) => name !== source.name && locals.some((local) => use.names.has(local)));
    });

  return [...(modules.get(entry)?.exports ?? [])].flatMap(([name, target]) => {
    const file = typeof target === 'object' ? resolve(target.from, entry) : null;
    const [user, ...others] = usersOf(name);
    if (typeof target !== 'object' || file === null || !modules.get(file)?.values.has(target.name)) return [];
    const isSingle = user !== undefined && user !== owner && others.length === 0;
    return isSingle && !isNeededWithin({ file, name: target.name }) ? [{ name, file, user }] : [];
  });
}
