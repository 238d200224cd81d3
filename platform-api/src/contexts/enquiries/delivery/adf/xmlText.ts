/** Characters that XML 1.0 cannot hold even escaped: controls, halves of surrogate pairs, non-characters. */
const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The text without characters that XML cannot contain, with one kind of line break, trimmed: an XML reader returns the same text. */
export const xmlText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_XML, '').trim();
