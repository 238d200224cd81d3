/** Control characters but tab and line breaks: nobody types them, and the database takes no NUL. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** Halves of characters outside the basic plane. */
const HALVES = /\p{Surrogate}/gu;

const storableText = (text: string): string => text.replaceAll(CONTROLS, '').replaceAll(HALVES, '\uFFFD');

/**
 * A parsed body whose texts and keys can be stored: without control characters, which come with what people paste, and without halves of
 * characters. What lies deeper than `depth` is left as it is.
 */
export function storableBody(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => storableBody(each, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [storableText(key), storableBody(each, depth - 1)]));
}
