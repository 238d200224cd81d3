import { childrenOf, isNode, nodeIn, nodesIn, parseModule, textOf, type SyntaxNode } from '../wiring/sources/syntaxTree';
import { idsIn } from './ids';

/** What a function or a test calls: `name` for name(…), `.name` for anything.name(…), RUNS_COMMAND for a process that runs the forecourt command. */
export type Calls = ReadonlySet<string>;

export const RUNS_COMMAND = 'a process of the forecourt command';

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
  /** Tests that are skipped. */
  skipped: string[];
}

const RUNNERS = new Set(['it', 'test', 'describe', 'xit', 'xtest', 'xdescribe']);
const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
const NOT_RUNNING = new Set(['skip', 'todo', 'fixme']);

/** The words of a callee: `test.describe.skip` is test, describe, skip; `it.each(rows)` is it, each. */
function calleeWords(callee: SyntaxNode | null): string[] {
  if (!callee) return [];
  if (callee.type === 'Identifier') return [textOf(callee)];
  if (callee.type === 'MemberExpression') return [...calleeWords(nodeIn(callee, 'object')), textOf(nodeIn(callee, 'property'))];
  if (callee.type === 'CallExpression') return calleeWords(nodeIn(callee, 'callee'));
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(nodeIn(callee, 'tag'));
  return [];
}

type Runner = { kind: 'case' | 'group' | 'hook' | 'none'; runs: boolean };

function runnerOf(call: SyntaxNode): Runner {
  const words = calleeWords(nodeIn(call, 'callee'));
  const [first = ''] = words;
  const runs = !words.some((word) => NOT_RUNNING.has(word)) && !first.startsWith('x');
  if (HOOKS.has(first) || (first === 'test' && HOOKS.has(words[1] ?? ''))) return { kind: 'hook', runs: true };
  if (!RUNNERS.has(first) || words.some((word) => ['step', 'extend', 'use', 'setTimeout', 'info'].includes(word))) return { kind: 'none', runs: true };
  return { kind: words.includes('describe') || first === 'xdescribe' ? 'group' : 'case', runs };
}

const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  (Array.isArray(call.arguments) ? call.arguments : []).flatMap((each: { expression?: unknown }) => (isNode(each.expression) ? [each.expression] : []));

function titleOf(argument: SyntaxNode | undefined): string | null {
  if (!argument) return null;
  if (argument.type === 'StringLiteral') return textOf(argument);
  if (argument.type === 'ConditionalExpression') return ['consequent', 'alternate'].map((branch) => titleOf(nodeIn(argument, branch) ?? undefined)).join(' ');
  if (argument.type === 'TemplateLiteral') return (argument.quasis as { raw: string }[]).map(({ raw }) => raw).join('…');
  return null;
}

const isFunction = ({ type }: SyntaxNode) => ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'ClassMethod', 'MethodProperty'].includes(type);

function callName(call: SyntaxNode): string {
  const callee = nodeIn(call, 'callee');
  if (!callee) return '';
  if (callee.type === 'Identifier') return textOf(callee);
  if (callee.type === 'CallExpression') return callName(callee);
  return callee.type === 'MemberExpression' ? `.${textOf(nodeIn(callee, 'property'))}` : '';
}

const STARTS_PROCESS = new Set(['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork', 'run']);
const namesCommand = (node: SyntaxNode): boolean =>
  (node.type === 'Identifier' && textOf(node) === 'CLI') || (node.type === 'StringLiteral' && textOf(node).endsWith('bin/forecourt.mjs')) || childrenOf(node).some(namesCommand);

/** Everything that is called below a node, functions that are passed by name included: they may be called. */
function callsIn(node: SyntaxNode): Set<string> {
  const calls = new Set<string>();
  const visit = (each: SyntaxNode): void => {
    if (each.type === 'CallExpression' || each.type === 'NewExpression') {
      const name = callName(each);
      calls.add(name);
      if (STARTS_PROCESS.has(name) && argumentsOf(each).some(namesCommand)) calls.add(RUNS_COMMAND);
      for (const argument of argumentsOf(each)) if (argument.type === 'Identifier') calls.add(textOf(argument));
    }
    if (each.type === 'JSXOpeningElement') calls.add(textOf(nodeIn(each, 'name')));
    childrenOf(each).forEach(visit);
  };
  visit(node);
  return calls;
}

/** Rows of literal tables by the name of their constant: the ids with which rows begin. */
function tableIds(node: SyntaxNode): string[] {
  if (node.type !== 'ArrayExpression') return childrenOf(node).flatMap(tableIds);
  const [first] = childrenOf(node);
  const own = first?.type === 'StringLiteral' && /^[A-Z]{2}-\d{3}$/.test(textOf(first)) ? [textOf(first)] : [];
  return [...own, ...childrenOf(node).flatMap(tableIds)];
}

const identifiersIn = (node: SyntaxNode): string[] => (node.type === 'Identifier' ? [textOf(node)] : childrenOf(node).flatMap(identifiersIn));

interface Scope {
  titles: readonly string[];
  runs: boolean;
  hookCalls: Set<string>;
  /** Ids of the tables that the tests are made from, by loops and `.each`. */
  ids: readonly string[];
}

/** Tests, functions and imports of a file, TypeScript or TSX. */
export function readTests(source: string, hasJsx = false): TestSource {
  const body = parseModule(source, { hasJsx });
  const cases: TestCase[] = [];
  const functions = new Map<string, Set<string>>();
  const imports = new Map<string, string>();
  const tables = new Map<string, string[]>();
  const skipped: string[] = [];

  const addFunction = (name: string, node: SyntaxNode) => {
    if (name !== '') functions.set(name, new Set([...(functions.get(name) ?? []), ...callsIn(node)]));
  };

  const idsOfTables = (node: SyntaxNode | null): string[] => (node ? [...tableIds(node), ...identifiersIn(node).flatMap((name) => tables.get(name) ?? [])] : []);

  /** Ids of the rows of `it.each(rows)`. */
  const eachIds = (callee: SyntaxNode | null): string[] => (callee?.type === 'CallExpression' ? argumentsOf(callee).flatMap(idsOfTables) : []);

  function addRunner(call: SyntaxNode, { kind, runs }: Runner, scope: Scope): void {
    const [first, ...others] = argumentsOf(call);
    const title = titleOf(first);
    const content = others.findLast(isFunction);
    if (title === null || !content) return;
    const inner: Scope = { titles: [...scope.titles, title], runs: scope.runs && runs, hookCalls: new Set(scope.hookCalls), ids: [...scope.ids, ...eachIds(nodeIn(call, 'callee'))] };
    if (kind === 'group') {
      const before = cases.length;
      visitBlock(content, inner);
      if (cases.length > before || !inner.runs) return;
    }
    const calls = callsIn(content);
    // test.skip() in a body decides while the test runs.
    const skips = ['.skip', '.fixme'].some((name) => calls.has(name));
    const text = inner.titles.join(' › ');
    if (!inner.runs || skips) skipped.push(text);
    else cases.push({ isGroup: kind === 'group', title: text, ids: [...new Set([...inner.titles.flatMap(idsIn), ...inner.ids])], calls, hookCalls: inner.hookCalls });
  }

  function visit(node: SyntaxNode, scope: Scope): void {
    if (node.type === 'CallExpression') {
      const runner = runnerOf(node);
      if (runner.kind === 'hook') {
        for (const each of callsIn(node)) scope.hookCalls.add(each);
        return;
      }
      if (runner.kind !== 'none') return addRunner(node, runner, scope);
      // rows.forEach((row) => test(…))
      const callee = nodeIn(node, 'callee');
      if (callee?.type === 'MemberExpression') {
        for (const child of childrenOf(node)) visit(child, { ...scope, ids: [...scope.ids, ...idsOfTables(nodeIn(callee, 'object'))] });
        return;
      }
    }
    if (node.type === 'ForOfStatement') {
      for (const child of childrenOf(node)) visit(child, { ...scope, ids: [...scope.ids, ...idsOfTables(nodeIn(node, 'right'))] });
      return;
    }
    if (node.type === 'FunctionDeclaration') addFunction(textOf(nodeIn(node, 'identifier')), node);
    if (node.type === 'ClassMethod' || node.type === 'MethodProperty') addFunction(`.${textOf(nodeIn(node, 'key'))}`, node);
    if (node.type === 'KeyValueProperty' && nodeIn(node, 'value') && isFunction(nodeIn(node, 'value') as SyntaxNode)) addFunction(`.${textOf(nodeIn(node, 'key'))}`, node);
    if (node.type === 'VariableDeclarator') {
      const [name, value] = [textOf(nodeIn(node, 'id')), nodeIn(node, 'init')];
      // A function, or one that another function wraps.
      if (value && (isFunction(value) || argumentsOf(value).some(isFunction))) addFunction(name, value);
      const ids = value ? tableIds(value) : [];
      if (ids.length > 0) tables.set(name, ids);
    }
    for (const child of childrenOf(node)) visit(child, scope);
  }

  /** Hooks first: they hold for the tests before them too. */
  function visitBlock(node: SyntaxNode, scope: Scope): void {
    for (const child of childrenOf(node)) collectHooks(child, scope);
    for (const child of childrenOf(node)) visit(child, scope);
  }
  function collectHooks(node: SyntaxNode, scope: Scope): void {
    if (node.type === 'CallExpression') {
      const { kind } = runnerOf(node);
      if (kind === 'hook') for (const each of callsIn(node)) scope.hookCalls.add(each);
      if (kind === 'case' || kind === 'group') return;
    }
    for (const child of childrenOf(node)) collectHooks(child, scope);
  }

  for (const item of body) {
    if (item.type !== 'ImportDeclaration') continue;
    for (const each of nodesIn(item, 'specifiers')) {
      const local = textOf(nodeIn(each, 'local'));
      imports.set(local, textOf(nodeIn(each, 'imported')) || (each.type === 'ImportDefaultSpecifier' ? 'default' : local));
    }
  }
  visitBlock({ type: 'Module', body }, { titles: [], runs: true, hookCalls: new Set(), ids: [] });
  return { cases, functions, imports, skipped };
}
