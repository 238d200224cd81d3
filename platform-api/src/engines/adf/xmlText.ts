/** Characters that XML 1.0 cannot hold even escaped: controls, halves of surrogate pairs, non-characters. */
const NOT_XML = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The text as an XML reader gives it back: without what XML cannot hold, with one kind of line end, without space around. */
export const xmlText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(NOT_XML, '').trim();
