import { isNode, nodeIn, textOf, type SyntaxNode } from '../sources/syntaxTree';

const RUNNERS = new Set(['it', 'test', 'describe', 'xit', 'xtest', 'xdescribe']);
const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);
const NOT_RUNNING = new Set(['skip', 'todo', 'fixme']);
/** Members of `test` that declare no test. */
const OTHERS = new Set(['step', 'extend', 'use', 'setTimeout', 'info']);

/** What a call of a test runner declares. */
export interface Runner {
  kind: 'case' | 'group' | 'hook';
  /** false: skipped, or to be written. */
  runs: boolean;
}

/** The words of a callee: `test.describe.skip` is test, describe, skip; `it.each(rows)` is it, each. */
function calleeWords(callee: SyntaxNode | null): string[] {
  if (!callee) return [];
  if (callee.type === 'Identifier') return [textOf(callee)];
  if (callee.type === 'MemberExpression') return [...calleeWords(nodeIn(callee, 'object')), textOf(nodeIn(callee, 'property'))];
  if (callee.type === 'CallExpression') return calleeWords(nodeIn(callee, 'callee'));
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(nodeIn(callee, 'tag'));
  return [];
}

/** null for a node that is no call of a test runner. */
export function runnerOf(node: SyntaxNode): Runner | null {
  if (node.type !== 'CallExpression') return null;
  const words = calleeWords(nodeIn(node, 'callee'));
  const [first = '', second = ''] = words;
  if (HOOKS.has(first) || (first === 'test' && HOOKS.has(second))) return { kind: 'hook', runs: true };
  if (!RUNNERS.has(first) || words.some((word) => OTHERS.has(word))) return null;
  const runs = !first.startsWith('x') && !words.some((word) => NOT_RUNNING.has(word));
  return { kind: words.includes('describe') || first === 'xdescribe' ? 'group' : 'case', runs };
}

/** Arguments of a call; none of any other node. */
export const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  (Array.isArray(call.arguments) ? call.arguments : []).flatMap((each: { expression?: unknown }) =>
    isNode(each.expression) ? [each.expression] : [],
  );

export const isFunction = ({ type }: SyntaxNode): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The title of a test, with … for what is filled in; null where it is no literal. */
export function titleOf(argument: SyntaxNode | undefined): string | null {
  if (!argument) return null;
  if (argument.type === 'StringLiteral') return textOf(argument);
  if (argument.type === 'ConditionalExpression')
    return ['consequent', 'alternate'].map((branch) => titleOf(nodeIn(argument, branch) ?? undefined)).join(' ');
  if (argument.type === 'TemplateLiteral') return (argument.quasis as { raw: string }[]).map(({ raw }) => raw).join('…');
  return null;
}
