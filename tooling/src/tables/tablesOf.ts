import { parseSync } from 'libpg-query';
import type { SqlText } from './sqlTexts';

/** What an interpolation may be: an expression, nothing, or a query. */
const FILLINGS = [' x ', ' ', ' select 1 '] as const;
/** What makes a part of a statement a whole one. */
const FRAMES = ['', 'select 1 ', 'select ', 'select 1 from x ', 'select 1 from x where '] as const;

function* fillings(parts: readonly string[]): Generator<string> {
  const [first = '', ...others] = parts;
  if (others.length === 0) yield first;
  else for (const rest of fillings(others)) for (const filling of FILLINGS) yield `${first}${filling}${rest}`;
}

/** The nodes of a parse tree that have a field. */
function valuesOf(tree: unknown, field: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = (tree as Record<string, unknown>)[field];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(tree).flatMap((each) => valuesOf(each, field))];
}

function parsed(sql: string): unknown {
  try {
    return parseSync(sql);
  } catch {
    return null;
  }
}

/**
 * Names of the tables that SQL reads or writes, by PostgreSQL's own parser; null where it cannot be parsed with an
 * expression, nothing or a query in place of each interpolation. `loadModule` of libpg-query has been awaited.
 */
export function tablesOf({ parts }: SqlText): Set<string> | null {
  for (const text of fillings(parts))
    for (const frame of FRAMES) {
      const tree = parsed(`${frame}${text}`);
      if (tree === null) continue;
      const own = new Set(valuesOf(tree, 'ctename'));
      return new Set(valuesOf(tree, 'relname').filter((name) => name !== 'x' && !own.has(name)));
    }
  return null;
}
