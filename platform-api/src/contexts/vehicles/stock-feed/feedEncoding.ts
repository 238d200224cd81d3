import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FeedError } from './feedError';
import { decodeMixed, decodeWindows1252, undecidedFrom, utf8Balance } from './windows1252';

/** How the text of a feed is encoded; in a mixed file single bytes of a UTF-8 text are Windows-1252. */
export type FeedEncoding = 'UTF-8' | 'Windows-1252' | 'UTF-8 and Windows-1252' | 'UTF-16';

interface Decoder {
  /** The text of the next bytes, or without bytes the rest. */
  decode(bytes?: Buffer): string;
}

/** A file's encoding, and what decodes it. */
export interface DetectedEncoding {
  name: FeedEncoding;
  createDecoder: () => Decoder;
}

const FIRST_BYTES = 4096;

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const hasUtf8Mark = (first: Buffer) => first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf;

/** The label of a UTF-16 text, which has a byte-order mark, or begins with a character of ASCII. */
function utf16Label([first, second]: Buffer): string | null {
  if (first === undefined || second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

const textDecoder = (label: string, fatal = false): Decoder => {
  const decoder = new TextDecoder(label, { fatal });
  return { decode: (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()) };
};

/** A decoder of bytes that complete each other only within one character. */
function byteDecoder(decodeBytes: (bytes: string) => string): Decoder {
  let rest = '';
  return {
    decode(bytes) {
      const all = rest + (bytes?.toString('latin1') ?? '');
      const end = bytes ? undecidedFrom(all) : all.length;
      rest = all.slice(end);
      return decodeBytes(all.slice(0, end));
    },
  };
}

async function* readText(file: string, decoder: Decoder): AsyncGenerator<string> {
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) yield decoder.decode(bytes);
  yield decoder.decode();
}

async function isUtf8(file: string): Promise<boolean> {
  try {
    for await (const _text of readText(file, textDecoder('utf-8', true)));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** Whether most characters beyond ASCII are UTF-8: one wrong byte, or a file that is cut off, must not change all others. */
async function isMostlyUtf8(file: string): Promise<boolean> {
  let balance = 0;
  const counting = byteDecoder((bytes) => {
    balance += utf8Balance(bytes);
    return '';
  });
  for await (const _text of readText(file, counting));
  return balance > 0;
}

/** The encoding of a whole file: by its byte-order mark, else UTF-8 if all of it is valid; throws `FeedError` where it is no text. */
export async function detectEncoding(file: string): Promise<DetectedEncoding> {
  const first = await firstBytes(file);
  const utf16 = utf16Label(first);
  if (utf16 !== null) return { name: 'UTF-16', createDecoder: () => textDecoder(utf16) };
  if (first.includes(0))
    throw new FeedError(
      'The file is not a text file, so nothing was changed: save it as CSV (in a spreadsheet "CSV UTF-8") and import that.',
    );
  if (await isUtf8(file)) return { name: 'UTF-8', createDecoder: () => textDecoder('utf-8') };
  return hasUtf8Mark(first) || (await isMostlyUtf8(file))
    ? { name: 'UTF-8 and Windows-1252', createDecoder: () => byteDecoder(decodeMixed) }
    : { name: 'Windows-1252', createDecoder: () => byteDecoder(decodeWindows1252) };
}

/** The text of a file in pieces, without a byte-order mark. */
export async function* decodeFile(file: string, { createDecoder }: DetectedEncoding): AsyncGenerator<string> {
  let isStart = true;
  for await (const text of readText(file, createDecoder())) {
    if (text === '') continue;
    yield isStart ? text.replace(/^\uFEFF/, '') : text;
    isStart = false;
  }
}
