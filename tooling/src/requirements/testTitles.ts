import { parseSync } from '@swc/core';

const RUNNERS = new Set(['it', 'test', 'describe']);
const ID = /\b[A-Z]{2}-\d{3}\b/g;
/** 'SH-018…109', 'CO-046 to CO-053', 'CO-046–053': a title that claims items without naming them. */
const RANGE = /\b[A-Z]{2}-\d{3}(?:…|–|\s(?:to|–)\s)(?:[A-Z]{2}-)?\d{3}\b/;

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Whether a callee is it, test or describe, with whatever follows: test.describe, it.each(rows), it.each`table`. */
function isRunner(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return RUNNERS.has(callee.value as string);
  if (callee.type === 'MemberExpression') return (callee.property as Node).value !== 'step' && isRunner(callee.object);
  if (callee.type === 'CallExpression') return isRunner(callee.callee);
  return callee.type === 'TaggedTemplateExpression' && isRunner(callee.tag);
}

function textOf(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  if (argument.type === 'StringLiteral') return argument.value as string;
  if (argument.type === 'ConditionalExpression') return [textOf(argument.consequent), textOf(argument.alternate)].join(' ');
  if (argument.type === 'TemplateLiteral') return (argument.quasis as { raw: string }[]).map(({ raw }) => raw).join('…');
  return null;
}

/** Titles of the tests and groups of tests in a source file, TypeScript or TSX. */
export function titlesIn(source: string, tsx = false): string[] {
  const titles: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
    } else if (typeof value === 'object' && value !== null) {
      if (isNode(value) && value.type === 'CallExpression' && isRunner(value.callee)) {
        const [first] = value.arguments as { expression: unknown }[];
        const title = textOf(first?.expression);
        if (title !== null) titles.push(title);
      }
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }));
  return titles;
}

/** Ids that stand alone in a table of cases, from which titles are made: ['SH-031', '/search', …]. */
export function idsInTables(source: string): string[] {
  return [...source.matchAll(/\[\s*'((?:CO|SH|SE|VE|LO|FO|FI|NA|AP|PL)-\d{3})',/g)].map(([, id = '']) => id);
}

/** Ids that a title names one by one. */
export const idsIn = (title: string): string[] => title.match(ID) ?? [];

export const isRange = (title: string): boolean => RANGE.test(title);
