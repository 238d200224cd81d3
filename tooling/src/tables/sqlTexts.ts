import { parseModule, walk, type SyntaxNode } from '../wiring/sources/syntaxTree';

/** SQL in a source: a statement, or a part that a template puts into one. */
export interface SqlText {
  /** The text between interpolations; one element for a text without any. */
  parts: readonly string[];
}

const STATEMENT = /^\s*(?:select|insert\s+into|update\s|delete\s+from|with|truncate|lock|merge)\b/i;
const PART = /^\s*(?:from|(?:left |inner |cross )?join|where|and|or|on|order by|union|returning|for update|as)\b/i;
/** What names a table in SQL; an English sentence seldom has one of them before the name of a table. */
const TABLE_FOLLOWS = /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+)?[a-z_]+/i;

const partsOf = (node: SyntaxNode): string[] => {
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type === 'TemplateLiteral') return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked);
  return [];
};

/** Texts of a TypeScript module that name a table, as SQL does. */
export function sqlTexts(source: string): SqlText[] {
  return parseModule(source, { hasJsx: false })
    .flatMap((item) => [...walk(item)])
    .map(partsOf)
    .filter(([first = '', ...others]) => (STATEMENT.test(first) || PART.test(first)) && TABLE_FOLLOWS.test([first, ...others].join(' ')))
    .map((parts) => ({ parts }));
}

/** Whether a text that is no SQL reads like an English sentence: 'from leads that came by phone'. */
export const isProse = ({ parts }: SqlText): boolean => parts.length === 1 && !/[=$(*]/.test(parts[0] ?? '');
