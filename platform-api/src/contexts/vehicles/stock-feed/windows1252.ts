/**
 * The characters of the bytes 0x80 to 0x9F. `TextDecoder` reads them as control characters in many releases of Node.js
 * (nodejs/node#60888).
 */
const CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const characterOf = (byte: string) => CHARACTERS.charAt(byte.charCodeAt(0) - 0x80);

/** The text of bytes in Windows-1252, given as a string with one character for each byte. */
export const decodeWindows1252 = (bytes: string): string => bytes.replaceAll(/[\x80-\x9F]/g, characterOf);

/** One character of UTF-8 that has several bytes. */
const UTF8_CHARACTER =
  '[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|\\xED[\\x80-\\x9F][\\x80-\\xBF]' +
  '|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}';
const CHARACTER = new RegExp(`${UTF8_CHARACTER}|[\\x80-\\xFF]`, 'g');

/** The text of bytes in UTF-8, those that are not valid UTF-8 in Windows-1252. */
export const decodeMixed = (bytes: string): string =>
  bytes.replaceAll(CHARACTER, (found) => (found.length > 1 ? Buffer.from(found, 'latin1').toString('utf8') : decodeWindows1252(found)));

/** How many characters of several bytes are valid UTF-8, minus the bytes above 0x7F that are not part of one. */
export function utf8Balance(bytes: string): number {
  let balance = 0;
  for (const [found] of bytes.matchAll(CHARACTER)) balance += found.length > 1 ? 1 : -1;
  return balance;
}

/** Where the last character begins if more bytes may belong to it, or the length. */
export const undecidedFrom = (bytes: string): number => /[\xC2-\xF4][\x80-\xBF]{0,2}$/.exec(bytes)?.index ?? bytes.length;
