/** One import, export-from, dynamic import or require of a source file. */
export interface Import {
  from: string;
  line: number;
  /** Names that are taken; ['*'] for the whole module, [] where only types or side effects are. */
  names: readonly string[];
}

/** `import … from '…'` and `export … from '…'`, over any number of lines, at the start of a line. */
const STATIC = /^(?:import|export)\b([^;'"`]*?)\bfrom\s*(['"])([^'"\n]+)\2/gm;
const SIDE_EFFECT = /^import\s*(['"])([^'"\n]+)\1/gm;
const DYNAMIC = /\b(?:import|require|require\.resolve)\(\s*(['"])([^'"\n]+)\1\s*\)/g;

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length;
/** Whether a place in a line is in a comment or, by the quotes before it, in a string. */
function isText(source: string, index: number): boolean {
  const before = source.slice(source.lastIndexOf('\n', index) + 1, index).replaceAll(/\\./g, '');
  return /^\s*(?:\/\/|\*|\/\*)/.test(before) || ["'", '"', '`'].some((quote) => before.split(quote).length % 2 === 0);
}

function namesIn(clause: string): string[] {
  if (/^\s*type\b(?!\s*,|\s*from)/.test(clause)) return [];
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const named = braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/)[0] ?? each);
  const rest = clause.replace(/\{[^}]*\}/, '').replaceAll(',', ' ').trim();
  return rest === '' ? named : [...named, '*'];
}

/**
 * What a source file imports, in our layout: statements start a line. Imports inside of strings, where a test or
 * a generator writes code, do not start a line and are left alone.
 */
export function importsOf(source: string): Import[] {
  const found: Import[] = [];
  for (const { index, 1: clause = '', 3: from = '' } of source.matchAll(STATIC)) found.push({ from, line: lineOf(source, index), names: namesIn(clause) });
  for (const { index, 2: from = '' } of source.matchAll(SIDE_EFFECT)) found.push({ from, line: lineOf(source, index), names: [] });
  for (const { index, 2: from = '' } of source.matchAll(DYNAMIC)) {
    if (!isText(source, index)) found.push({ from, line: lineOf(source, index), names: ['*'] });
  }
  return found.toSorted((a, b) => a.line - b.line);
}
