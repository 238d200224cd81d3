import type { RouteLink, SlotMount } from '@forecourt/shell/registry';
import { childrenOf, isNode, nodeIn, nodesIn, textOf, walk, type SyntaxNode } from './syntaxTree';

/** What one declaration uses of everything around it. */
export interface CodeUse {
  /** Names that it mentions: variables, functions, components and types. */
  names: Set<string>;
  /** Modules that it imports lazily. */
  lazyImports: Set<string>;
  /** Properties that it reads, 'owner.property'; the owner is the last name before the dot, or '' where it has none. */
  reads: Set<string>;
  /** Slots that it mounts, each time that it does. */
  mounts: SlotMount[];
  /** String arguments of its calls by the name of the function. */
  callTexts: { callee: string; text: string }[];
  /** Routes that it links to, each time that it does; null for a name that is no string literal. */
  links: (Omit<RouteLink, 'route'> & { route: string | null })[];
  /** Paths that it requests or links to, '{}' for what only run time knows. */
  paths: { method: string | null; path: string }[];
}

/** Functions that turn the name of a route into its address. */
const LINKS = ['to', 'ifDeployed'];

const METHODS: Readonly<Record<string, string>> = { get: 'GET', getFile: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' };

/** Wrappers without a meaning of their own: parentheses, `as const`, `!`, `await`. */
function bare(node: SyntaxNode): SyntaxNode {
  const inner = ['ParenthesisExpression', 'TsAsExpression', 'TsConstAssertion', 'TsNonNullExpression', 'TsSatisfiesExpression'].includes(
    node.type,
  )
    ? nodeIn(node, 'expression')
    : node.type === 'AwaitExpression'
      ? nodeIn(node, 'argument')
      : null;
  return inner ? bare(inner) : node;
}

/** `site.switches` and `switches` are 'switches', `useSwitches()` is 'useSwitches()', a type is its name. */
function ownerOf(node: SyntaxNode | null): string {
  if (!node) return '';
  const found = bare(node);
  if (found.type === 'Identifier') return textOf(found);
  if (found.type === 'MemberExpression') return textOf(nodeIn(found, 'property'));
  if (found.type === 'OptionalChainingExpression') return ownerOf(nodeIn(found, 'base'));
  if (found.type === 'CallExpression') return `${ownerOf(nodeIn(found, 'callee'))}()`;
  return '';
}

/** Properties that a destructuring pattern takes. */
function patternReads(pattern: SyntaxNode, owner: string): string[] {
  return nodesIn(pattern, 'properties').flatMap((property) => {
    const key = textOf(nodeIn(property, 'key'));
    const value = nodeIn(property, 'value');
    const target = value?.type === 'AssignmentPattern' ? nodeIn(value, 'left') : value;
    const nested = property.type === 'KeyValuePatternProperty' && target?.type === 'ObjectPattern' ? patternReads(target, key) : [];
    return key === '' ? nested : [`${owner}.${key}`, ...nested];
  });
}

function readsOf(node: SyntaxNode): string[] {
  if (node.type === 'MemberExpression') {
    const property = nodeIn(node, 'property');
    return property?.type === 'Identifier' ? [`${ownerOf(nodeIn(node, 'object'))}.${textOf(property)}`] : [];
  }
  if (node.type === 'VariableDeclarator') {
    const id = nodeIn(node, 'id');
    return id?.type === 'ObjectPattern' ? patternReads(id, ownerOf(nodeIn(node, 'init'))) : [];
  }
  return node.type === 'ObjectPattern' ? patternReads(node, '') : [];
}

const literalsIn = (node: SyntaxNode) => [...walk(node)].filter(({ type }) => type === 'StringLiteral').map(textOf);

const attributeIn = (element: SyntaxNode, name: string) =>
  nodesIn(element, 'attributes').find((each) => each.type === 'JSXAttribute' && textOf(nodeIn(each, 'name')) === name);
const hasAttribute = (element: SyntaxNode, name: string) => attributeIn(element, name) !== undefined;
function attributeOf(element: SyntaxNode, name: string): SyntaxNode | null {
  const attribute = attributeIn(element, name);
  return attribute ? nodeIn(attribute, 'value') : null;
}

/** A mount of each name that an element `<Slot>` can have. */
function mountsOf(element: SyntaxNode): SlotMount[] {
  const name = textOf(nodeIn(element, 'name')) === 'Slot' ? attributeOf(element, 'name') : null;
  const version = attributeOf(element, 'version');
  const number = version && [...walk(version)].find(({ type }) => type === 'NumericLiteral')?.value;
  const mount = { version: typeof number === 'number' ? number : 1, hasFallback: hasAttribute(element, 'fallback') };
  return (name ? literalsIn(name) : []).map((slot) => ({ slot, ...mount }));
}

/** A path with '{}' for each part that only run time knows, or null for any other text. */
function pathText(node: SyntaxNode, constants: ReadonlyMap<string, SyntaxNode>): string | null {
  const found = bare(node);
  if (found.type === 'StringLiteral') return textOf(found).startsWith('/') ? textOf(found) : null;
  if (found.type !== 'TemplateLiteral') return null;
  const expressions = nodesIn(found, 'expressions');
  const parts = nodesIn(found, 'quasis').map((quasi, at) => {
    const text = typeof quasi.cooked === 'string' ? quasi.cooked : '';
    const expression = expressions[at];
    if (!expression) return text;
    const constant = expression.type === 'Identifier' ? constants.get(textOf(expression)) : undefined;
    return `${text}${(constant && pathText(constant, new Map())) ?? '{}'}`;
  });
  const path = parts.join('');
  return path.startsWith('/') ? path : null;
}

function callOf(node: SyntaxNode): { callee: string; texts: SyntaxNode[] } | null {
  const callee = node.type === 'CallExpression' ? nodeIn(node, 'callee') : null;
  if (!callee) return null;
  const list = Array.isArray(node.arguments) ? (node.arguments as { expression?: unknown }[]) : [];
  return { callee: ownerOf(callee), texts: list.flatMap(({ expression }) => (isNode(expression) ? [expression] : [])) };
}

/** Fields of nodes that label something and refer to nothing: `model` in `car.model` and in `{ model: 1 }`. */
const LABELS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  KeyValueProperty: 'key',
  KeyValuePatternProperty: 'key',
  MethodProperty: 'key',
  ClassMethod: 'key',
  ClassProperty: 'key',
  TsPropertySignature: 'key',
  TsMethodSignature: 'key',
  JSXAttribute: 'name',
};

/** What some code uses; `constants` are the variables of its module by name, for paths that are put together. */
export function codeUse(code: SyntaxNode, constants: ReadonlyMap<string, SyntaxNode>): CodeUse {
  const use: CodeUse = {
    names: new Set(),
    lazyImports: new Set(),
    reads: new Set(),
    mounts: [],
    callTexts: [],
    links: [],
    paths: [],
  };
  const requested = new Set<SyntaxNode>();
  const labels = new Set<SyntaxNode>();
  for (const node of walk(code)) {
    const label = nodeIn(node, LABELS[node.type] ?? '');
    if (label) labels.add(label);
    if (node.type === 'Identifier' && !labels.has(node)) use.names.add(textOf(node));
    for (const read of readsOf(node)) use.reads.add(read);

    const call = callOf(node);
    const [first] = call?.texts ?? [];
    if (call && first) {
      if (nodeIn(node, 'callee')?.type === 'Import') use.lazyImports.add(textOf(first));
      for (const text of call.texts.filter(({ type }) => type === 'StringLiteral').map(textOf))
        use.callTexts.push({ callee: call.callee, text });
      if (LINKS.includes(call.callee)) {
        const route = bare(first).type === 'StringLiteral' ? textOf(bare(first)) : null;
        use.links.push({ route, ifDeployed: call.callee === 'ifDeployed' });
      }
      const path = pathText(first, constants);
      const method = METHODS[call.callee];
      if (path !== null && method) {
        use.paths.push({ method, path });
        requested.add(bare(first));
      }
    }
    if (node.type === 'JSXOpeningElement') {
      use.mounts.push(...mountsOf(node));
      const action = attributeOf(node, 'action');
      const path =
        action &&
        (pathText(action, constants) ??
          childrenOf(action)
            .map((child) => pathText(child, constants))
            .find((each) => each !== null));
      const method = attributeOf(node, 'method');
      if (action && path) {
        use.paths.push({ method: textOf(method).toUpperCase() || 'GET', path });
        for (const each of walk(action)) requested.add(each);
      }
    }
    if (!requested.has(node)) {
      const path = pathText(node, constants);
      if (path !== null && ['StringLiteral', 'TemplateLiteral'].includes(node.type)) use.paths.push({ method: null, path });
    }
  }
  return use;
}

/** Variables that a module sets to a string or template, anywhere in it. */
export function textConstants(items: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  const constants = new Map<string, SyntaxNode>();
  for (const item of items) {
    for (const node of walk(item)) {
      const init = node.type === 'VariableDeclarator' ? nodeIn(node, 'init') : null;
      if (init && ['StringLiteral', 'TemplateLiteral'].includes(init.type)) constants.set(textOf(nodeIn(node, 'id')), init);
    }
  }
  return constants;
}
