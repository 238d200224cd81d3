import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, read by its `type`. */
export interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** A field that is a node, or null. */
export const nodeIn = (node: SyntaxNode, field: string): SyntaxNode | null => (isNode(node[field]) ? node[field] : null);
/** A field that is a list of nodes. */
export const nodesIn = (node: SyntaxNode, field: string): SyntaxNode[] => (Array.isArray(node[field]) ? node[field].filter(isNode) : []);

/** Nodes directly below one; swc wraps some of them in plain objects, as arguments of calls. */
export function childrenOf(node: object): SyntaxNode[] {
  return Object.values(node).flatMap((value): SyntaxNode[] => {
    if (Array.isArray(value))
      return value.flatMap((each) => (isNode(each) ? [each] : typeof each === 'object' && each !== null ? childrenOf(each) : []));
    if (isNode(value)) return [value];
    return typeof value === 'object' && value !== null ? childrenOf(value) : [];
  });
}

/** The node and everything below it, parents first. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** Top-level items of a TypeScript module. */
export function parseModule(source: string, { hasJsx }: { hasJsx: boolean }): SyntaxNode[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: hasJsx, target: 'es2022' });
  return body as unknown as SyntaxNode[];
}

/** Value of a string literal, an identifier or a module name. */
export const textOf = (node: SyntaxNode | null): string => (typeof node?.value === 'string' ? node.value : '');
