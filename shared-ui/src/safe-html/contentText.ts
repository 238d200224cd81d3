import { parseContent, type ContentNode } from './parseContent';

const BLOCKS = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li']);

const textOf = (node: ContentNode): string => {
  if (typeof node === 'string') return node;
  const inside = node.children.map(textOf).join('');
  return BLOCKS.has(node.tag) ? ` ${inside} ` : inside;
};

/** Tenant content as one line of plain text, for previews and descriptions. */
export function contentText(html: string): string {
  return parseContent(html).map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}
