import { parseModule, walk, type SyntaxNode } from '../sources/syntaxTree';

/** SQL in a source: a statement, or a part that a template puts into one. */
export interface SqlText {
  /** The text between interpolations; one element for a text without any. */
  parts: readonly string[];
}

const partsOf = (node: SyntaxNode): string[] => {
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type === 'TemplateLiteral') return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked);
  return [];
};

/** Texts of a TypeScript module that name one of the tables as SQL does: after `from`, `join`, `into`, `update`, `using`. */
export function sqlTexts(source: string, tables: Iterable<string>): SqlText[] {
  const use = new RegExp(`\\b(?:from|join|into|update|using|truncate|table)\\s+(?:only\\s+)?(?:${[...tables].join('|')})\\b`, 'i');
  return parseModule(source, { hasJsx: false })
    .flatMap((item) => [...walk(item)])
    .map(partsOf)
    .filter((parts) => use.test(parts.join(' ')))
    .map((parts) => ({ parts }));
}

/** Whether a text that is no SQL reads like an English sentence: 'from leads that came by phone'. */
export const isProse = ({ parts }: SqlText): boolean => parts.length === 1 && !/[=$(*]/.test(parts[0] ?? '');
