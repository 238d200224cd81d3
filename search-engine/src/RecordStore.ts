import { LRUCache } from 'lru-cache';
import { growArray } from './growArray';
import type { IndexRecord } from './record';

const CHUNK_BYTES = 4 * 1024 * 1024;
/** Records of pages that are requested often, such as the landing page. */
const MAX_CACHED_RECORDS = 256;

/**
 * Records as JSON bytes in a few large buffers: as objects they would fill the heap and stop the process for each
 * full garbage collection. Only recently read records are objects.
 */
export class RecordStore {
  private readonly chunks: Buffer[] = [];
  private used = CHUNK_BYTES;
  private count = 0;
  private totalBytes = 0;
  /** By slot: the chunk, and the byte offsets in it where the record starts and ends; the end of an ASCII record is negated. */
  private chunkOf = new Uint32Array(0);
  private starts = new Uint32Array(0);
  private ends = new Float64Array(0);
  private readonly recent = new LRUCache<number, IndexRecord>({
    max: MAX_CACHED_RECORDS,
    memoMethod: (slot) => JSON.parse(this.text(slot)) as IndexRecord,
  });

  /** Appends a record's JSON, in parts; its slot is the number of records before it. */
  append(parts: readonly string[]): void {
    const codeUnits = parts.reduce((sum, part) => sum + part.length, 0);
    // A UTF-16 code unit takes at most three bytes in UTF-8; the exact size is computed only near the end of a chunk.
    if (!this.fits(codeUnits * 3)) {
      const size = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
      if (!this.fits(size)) {
        // Shared memory: V8 counts other buffers as external memory and would start a full garbage collection every few chunks.
        this.chunks.push(Buffer.from(new SharedArrayBuffer(Math.max(CHUNK_BYTES, size))));
        this.used = 0;
      }
    }
    const slot = this.count;
    this.count += 1;
    this.chunkOf = growArray(this.chunkOf, this.count);
    this.starts = growArray(this.starts, this.count);
    this.ends = growArray(this.ends, this.count);
    const chunk = this.chunks.at(-1) as Buffer;
    const start = this.used;
    for (const part of parts) this.used += chunk.write(part, this.used);
    this.chunkOf[slot] = this.chunks.length - 1;
    this.starts[slot] = start;
    this.totalBytes += this.used - start;
    this.ends[slot] = this.used - start === codeUnits ? -this.used : this.used;
  }

  /** Bytes of all records. */
  get bytes(): number {
    return this.totalBytes;
  }

  /** The record of a slot; it is shared and must not be changed. */
  read(slot: number): IndexRecord {
    return this.recent.memo(slot);
  }

  /** The record's JSON, exactly as it was appended. */
  text(slot: number): string {
    const end = this.ends[slot] as number;
    const chunk = this.chunks[this.chunkOf[slot] as number] as Buffer;
    return chunk.toString(end < 0 ? 'latin1' : 'utf8', this.starts[slot], Math.abs(end));
  }

  private fits(bytes: number): boolean {
    return this.chunks.length > 0 && this.used + bytes <= (this.chunks.at(-1) as Buffer).length;
  }
}
