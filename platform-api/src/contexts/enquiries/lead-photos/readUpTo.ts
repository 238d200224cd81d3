import type { Readable } from 'node:stream';

/** What is read of a body that is too large, so that its sender, who reads no response before it has sent all, gets the error. */
const MAX_DRAINED = 64 * 1024 * 1024;

/** A body as one buffer; null where it is larger than the limit in bytes. The connection of one that is larger than 64 MB is closed. */
export async function readUpTo(body: Readable, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > MAX_DRAINED) break;
  }
  return size > limit ? null : Buffer.concat(chunks);
}
