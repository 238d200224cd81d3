import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorProblem } from '../../../identity';

/** More than 100,000 cars with every column. */
export const MAX_FEED_BYTES = 256 * 1024 * 1024;

/** A received feed in a file of its own. */
export interface ReceivedFeed {
  file: string;
  remove(): Promise<void>;
}

/** Writes the body of a request into a file, unpacked; throws a problem for one that is too large or cannot be unpacked. */
export async function receiveFeed(body: Readable, { kind, isGzip }: { kind: 'csv' | 'json'; isGzip: boolean }): Promise<ReceivedFeed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, `feed.${kind}`);
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_FEED_BYTES)
        done(
          new OperatorProblem(
            413,
            'too-large',
            `A feed has at most ${MAX_FEED_BYTES / 1024 / 1024} MB: leave out columns that are not used.`,
          ),
        );
      else done(null, chunk);
    },
  });
  try {
    await (isGzip ? pipeline(body, createGunzip(), bounded, createWriteStream(file)) : pipeline(body, bounded, createWriteStream(file)));
    return { file, remove };
  } catch (error) {
    await remove();
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw new OperatorProblem(422, 'not-valid', 'The body is said to be gzip, and cannot be unpacked.');
    throw error;
  }
}
