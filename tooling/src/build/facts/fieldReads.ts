import type { Node, Program } from 'estree';
import { documentFields } from '@forecourt/shared-contracts/documents';
import { walk } from './walk';

/** Fields of documents by the last of their names. */
function fieldsByName(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const field of documentFields()) {
    const name = field.split('.').at(-1) ?? field;
    byName.set(name, [...(byName.get(name) ?? []), field]);
  }
  return byName;
}

/** Fields of documents that properties of these names can be: of which object a property is only run time knows. */
export function fieldsNamed(properties: Iterable<string>): string[] {
  const known = fieldsByName();
  return [...new Set([...properties].flatMap((name) => known.get(name) ?? []))].toSorted();
}

/** The property that code reads at a node, as a member or by destructuring. */
function propertyAt(node: Node): string[] {
  if (node.type === 'MemberExpression') return !node.computed && node.property.type === 'Identifier' ? [node.property.name] : [];
  if (node.type !== 'ObjectPattern') return [];
  return node.properties.flatMap((property) =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}

/** Names of the properties that a module reads, each once. */
export const propertiesRead = (program: Program): string[] => [...new Set([...walk(program)].flatMap(propertyAt))];
