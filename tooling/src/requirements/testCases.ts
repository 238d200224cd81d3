import { childrenOf, nodeIn, parseModule, textOf, walk, type SyntaxNode } from '../sources/syntaxTree';
import { createCallReader, type Calls } from './calls';
import { idsIn } from './ids';
import { argumentsOf, isFunction, runnerOf, titleOf, type Runner } from './runners';

/** A test that runs. */
export interface TestCase {
  /** It is a group whose tests, if it has any, are declared by the functions that it calls. */
  isGroup: boolean;
  /** With the titles of its groups. */
  title: string;
  /** Requirements that the title names, or that a table names of which the title is made. */
  ids: readonly string[];
  /** What its body calls. */
  calls: Calls;
  /** What the hooks around it call. */
  hookCalls: Calls;
}

export interface TestSource {
  cases: TestCase[];
  /** What each function of the file calls, methods as `.name`. */
  functions: ReadonlyMap<string, Calls>;
  /** Names of the file's imports, each with the name that it has in its module. */
  imports: ReadonlyMap<string, string>;
}

interface Scope {
  titles: readonly string[];
  runs: boolean;
  hookCalls: Calls;
  /** Ids of the tables that the tests are made from, by loops and `.each`. */
  ids: readonly string[];
}

/** The ids with which rows of literal tables begin; lists within a row are no rows. */
function rowIds(node: SyntaxNode): string[] {
  if (node.type !== 'ArrayExpression') return childrenOf(node).flatMap(rowIds);
  return childrenOf(node).flatMap((row) => {
    const [first] = row.type === 'ArrayExpression' ? childrenOf(row) : [];
    return first?.type === 'StringLiteral' && /^[A-Z]{2}-\d{3}$/.test(textOf(first)) ? [textOf(first)] : [];
  });
}

/** Ids of tables by the names of their constants. */
function tablesIn(body: readonly SyntaxNode[]): ReadonlyMap<string, string[]> {
  const constants = body.flatMap((item) => [...walk(item)]).filter(({ type }) => type === 'VariableDeclarator');
  return new Map(constants.map((node) => [textOf(nodeIn(node, 'id')), rowIds(node)]));
}

/** Tests, functions and imports of a file, by its path from the root of the project. */
export function readTests(source: string, file: string): TestSource {
  const body = parseModule(source, { hasJsx: file.endsWith('x') });
  const { callsIn, functions, imports } = createCallReader(body, file);
  const tables = tablesIn(body);
  const cases: TestCase[] = [];

  const tableIds = (node: SyntaxNode | null): string[] => {
    if (!node) return [];
    return [...rowIds(node), ...[...walk(node)].flatMap((each) => (each.type === 'Identifier' ? (tables.get(textOf(each)) ?? []) : []))];
  };

  /** Ids of the rows of `it.each(rows)(…)`. */
  const eachIds = (call: SyntaxNode): string[] => {
    const callee = nodeIn(call, 'callee');
    return callee?.type === 'CallExpression' ? argumentsOf(callee).flatMap(tableIds) : [];
  };

  /** What the hooks below a node call, those of inner groups left out. */
  function hookCallsIn(node: SyntaxNode): string[] {
    const runner = runnerOf(node);
    if (runner) return runner.kind === 'hook' ? [...callsIn(node)] : [];
    return childrenOf(node).flatMap(hookCallsIn);
  }

  function addCase(call: SyntaxNode, { kind, runs }: Runner, scope: Scope): void {
    const [first, ...others] = argumentsOf(call);
    const title = titleOf(first);
    const content = others.findLast(isFunction);
    if (title === null || !content) return;
    const inner: Scope = { ...scope, titles: [...scope.titles, title], runs: scope.runs && runs, ids: [...scope.ids, ...eachIds(call)] };
    const before = cases.length;
    if (kind === 'group') visitBlock(content, inner);
    if (!inner.runs || cases.length > before) return;
    const calls = callsIn(content);
    // A call in the body decides while the test runs.
    if (calls.has('.skip') || calls.has('.fixme')) return;
    const ids = [...new Set([...inner.titles.flatMap(idsIn), ...inner.ids])];
    cases.push({ isGroup: kind === 'group', title: inner.titles.join(' › '), ids, calls, hookCalls: inner.hookCalls });
  }

  function visit(node: SyntaxNode, scope: Scope): void {
    const runner = runnerOf(node);
    if (runner) {
      if (runner.kind !== 'hook') addCase(node, runner, scope);
      return;
    }
    const callee = nodeIn(node, 'callee');
    // for (const row of rows) test(…), and rows.forEach((row) => test(…)).
    const rows =
      node.type === 'ForOfStatement' ? nodeIn(node, 'right') : callee?.type === 'MemberExpression' ? nodeIn(callee, 'object') : null;
    const inner = rows ? { ...scope, ids: [...scope.ids, ...tableIds(rows)] } : scope;
    for (const child of childrenOf(node)) visit(child, inner);
  }

  function visitBlock(node: SyntaxNode, scope: Scope): void {
    const inner = { ...scope, hookCalls: new Set([...scope.hookCalls, ...childrenOf(node).flatMap(hookCallsIn)]) };
    for (const child of childrenOf(node)) visit(child, inner);
  }

  visitBlock({ type: 'Module', body }, { titles: [], runs: true, hookCalls: new Set(), ids: [] });
  return { cases, functions, imports };
}
