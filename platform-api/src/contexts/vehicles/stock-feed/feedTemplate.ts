import { FEED_COLUMNS, FEED_FIELDS } from './feedColumns';

/** A cell of the template: its texts have no line breaks. */
const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV feed without cars: a line about each column, then the header. Lines before the header that begin with # are not read. */
export function feedTemplate(): string {
  const lines = [
    '# Columns of a stock feed: fill in those that you have and leave out the others. One line for each car below the header.',
    '# Dollars without sign or with; days as 2026-06-30 or 30/06/2026. Empty or - or POA means unknown.',
    ...FEED_FIELDS.map((field) => `# ${field}: ${FEED_COLUMNS[field].about}. Example: ${FEED_COLUMNS[field].example}`),
  ];
  return `${[...lines.map(cell), FEED_FIELDS.join(',')].join('\r\n')}\r\n`;
}
