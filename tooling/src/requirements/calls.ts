import path from 'node:path';
import { childrenOf, nodeIn, nodesIn, textOf, walk, type SyntaxNode } from '../sources/syntaxTree';
import { argumentsOf, isFunction } from './runners';

/** What a function or a test calls: `name` for name(…), `.name` for anything.name(…), and the two below. */
export type Calls = ReadonlySet<string>;

/** A process that runs the forecourt command. */
export const RUNS_COMMAND = 'a process of the forecourt command';
/** renderPage or renderSlot of the test platform with the definition of a remote that is deployed. */
export const RENDERS_REMOTE = 'a page or slot of a remote';

const STARTS_PROCESS = new Set(['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork', 'run']);
const REMOTE_DEFINITION = /^mf-[^/]+\/src\/remote$/;
const TEST_PLATFORM = '@forecourt/shared-ui/testing';

interface Import {
  /** Name in this file, and in the module. */
  local: string;
  imported: string;
  module: string;
}

function importsIn(body: readonly SyntaxNode[]): Import[] {
  return body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((item) =>
      nodesIn(item, 'specifiers').map((each) => {
        const local = textOf(nodeIn(each, 'local'));
        const imported = each.type === 'ImportDefaultSpecifier' ? 'default' : textOf(nodeIn(each, 'imported')) || local;
        return { local, imported, module: textOf(nodeIn(item, 'source')) };
      }),
    );
}

function callName(call: SyntaxNode): string {
  const callee = nodeIn(call, 'callee');
  if (callee?.type === 'Identifier') return textOf(callee);
  if (callee?.type === 'CallExpression') return callName(callee);
  return callee?.type === 'MemberExpression' ? `.${textOf(nodeIn(callee, 'property'))}` : '';
}

const namesCommand = (node: SyntaxNode): boolean =>
  (node.type === 'Identifier' && textOf(node) === 'CLI') ||
  (node.type === 'StringLiteral' && textOf(node).endsWith('bin/forecourt.mjs')) ||
  childrenOf(node).some(namesCommand);

/** Functions that a declaration or an object names: a function itself, or one that another function wraps. */
function namedFunction(node: SyntaxNode): { name: string; content: SyntaxNode } | null {
  const value = nodeIn(node, 'init') ?? nodeIn(node, 'value');
  switch (node.type) {
    case 'FunctionDeclaration':
      return { name: textOf(nodeIn(node, 'identifier')), content: node };
    case 'ClassMethod':
    case 'MethodProperty':
      return { name: `.${textOf(nodeIn(node, 'key'))}`, content: node };
    case 'KeyValueProperty':
      return value && isFunction(value) ? { name: `.${textOf(nodeIn(node, 'key'))}`, content: value } : null;
    case 'VariableDeclarator':
      return value && (isFunction(value) || argumentsOf(value).some(isFunction))
        ? { name: textOf(nodeIn(node, 'id')), content: value }
        : null;
    default:
      return null;
  }
}

/** What the parts of a file call, by its path from the root of the project. */
export function createCallReader(body: readonly SyntaxNode[], file: string) {
  const imports = importsIn(body);
  const renderers = new Set(
    imports.filter(({ module, imported }) => module === TEST_PLATFORM && /^render(?:Page|Slot)$/.test(imported)).map(({ local }) => local),
  );
  const isDefinition = ({ module, imported }: Import) =>
    imported === 'default' && REMOTE_DEFINITION.test(path.posix.join(path.posix.dirname(file), module));
  const definitions = new Set(imports.filter(isDefinition).map(({ local }) => local));

  /** Everything that is called below a node, functions that are passed by name included: they may be called. */
  function callsIn(node: SyntaxNode): Set<string> {
    const calls = new Set<string>();
    for (const each of walk(node)) {
      if (each.type === 'JSXOpeningElement') calls.add(textOf(nodeIn(each, 'name')));
      if (each.type !== 'CallExpression' && each.type !== 'NewExpression') continue;
      const name = callName(each);
      const given = argumentsOf(each);
      calls.add(name);
      if (STARTS_PROCESS.has(name) && given.some(namesCommand)) calls.add(RUNS_COMMAND);
      if (renderers.has(name) && given[0]?.type === 'Identifier' && definitions.has(textOf(given[0]))) calls.add(RENDERS_REMOTE);
      for (const argument of given) if (argument.type === 'Identifier') calls.add(textOf(argument));
    }
    return calls;
  }

  const functions = new Map<string, Set<string>>();
  for (const item of body) {
    for (const node of walk(item)) {
      const found = namedFunction(node);
      if (found && found.name !== '') functions.set(found.name, new Set([...(functions.get(found.name) ?? []), ...callsIn(found.content)]));
    }
  }
  return { callsIn, functions, imports: new Map(imports.map(({ local, imported }) => [local, imported])) };
}
