import type { CallExpression, Expression, Node, ObjectExpression, Program, Property, SpreadElement, Super } from 'estree';
import type { RouteLink, SlotMount } from '@forecourt/shell/registry';
import { propertiesRead } from './fieldReads';
import { walk } from './walk';

/** Slots that a module mounts and routes that it links to, each time that it does, and names of the properties that it reads. */
export interface CodeUses {
  mounts: SlotMount[];
  links: RouteLink[];
  properties: string[];
}

const CONTRACTS = '@forecourt/shared-contracts';
/** Functions that turn the name of a route into its address. */
const LINKS = ['to', 'ifDeployed', 'useLinks'];
const ROUTE_NAME = /^[a-z][a-z\d-]*\.[a-z][a-z\d-]*$/;

const textsIn = (node: Node) =>
  [...walk(node)].flatMap((each) => (each.type === 'Literal' && typeof each.value === 'string' ? [each.value] : []));

/** Local names of what a module imports from the contracts under a name. */
const localNames = ({ body }: Program, name: string) =>
  new Set(
    body
      .flatMap((item) => (item.type === 'ImportDeclaration' && item.source.value === CONTRACTS ? item.specifiers : []))
      .flatMap((each) =>
        each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name === name ? [each.local.name] : [],
      ),
  );

/** The last name of what is called: `to` of `platform.to(…)`, `useLinks` of `useLinks()(…)`. */
function calleeName(callee: Expression | Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return callee.property.type === 'Identifier' ? callee.property.name : '';
  return callee.type === 'CallExpression' ? calleeName(callee.callee) : '';
}

/** Object literals of a value; a compiler may put together an object with spreads by calls. */
function objectsIn(node: Node | undefined): ObjectExpression[] {
  if (node?.type === 'ObjectExpression') return [node];
  return node?.type === 'CallExpression' ? node.arguments.flatMap(objectsIn) : [];
}

const isNamed = (property: Property | SpreadElement, name: string): property is Property =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;

/** A mount of each name that the element's `name` can have; none for a name that only run time knows, as that of a document's slot. */
function mountsOf({ arguments: [, props] }: CallExpression): SlotMount[] {
  const properties = objectsIn(props).flatMap((object) => object.properties);
  const valueOf = (name: string) => properties.find((property) => isNamed(property, name))?.value;
  const slot = valueOf('name');
  const version = valueOf('version');
  return (slot ? textsIn(slot) : []).map((name) => ({
    slot: name,
    version: version?.type === 'Literal' && typeof version.value === 'number' ? version.value : 1,
    hasFallback: valueOf('fallback') !== undefined,
  }));
}

/** What the compiled code of a module mounts and links to; names are string literals, which the types and a check of sources enforce. */
export function codeUses(program: Program): CodeUses {
  const uses: CodeUses = { mounts: [], links: [], properties: propertiesRead(program) };
  const slots = localNames(program, 'Slot');
  for (const node of walk(program)) {
    if (node.type !== 'CallExpression') continue;
    const [first] = node.arguments;
    if (first?.type === 'Identifier' && slots.has(first.name)) uses.mounts.push(...mountsOf(node));
    const callee = calleeName(node.callee);
    if (!first || !LINKS.includes(callee)) continue;
    const routes = textsIn(first).filter((text) => ROUTE_NAME.test(text));
    uses.links.push(...routes.map((route) => ({ route, ifDeployed: callee === 'ifDeployed' })));
  }
  return uses;
}
