import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TEMPORARY = '.unfinished';
/** Eviction goes down to this share of the limit, so that not every write evicts again. */
const EVICT_TO = 0.9;

/**
 * Files by name in a folder of limited size; the least recently used are evicted. Several processes may share the
 * folder, so the sizes are read from disk before each eviction, which a cache in memory such as lru-cache does not do.
 */
export class DiskCache {
  /** Bytes by name, least recently used first. */
  private sizes = new Map<string, number>();
  private total = 0;
  private added = 0;
  private scanning: Promise<void> | null = null;
  private evicting: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** Bytes of all files as far as this process knows. */
  get bytes(): number {
    return this.total;
  }

  /** Bytes that this process has written. */
  get written(): number {
    return this.added;
  }

  has(name: string): Promise<boolean> {
    return access(this.fileOf(name)).then(
      () => true,
      () => false,
    );
  }

  async read(name: string): Promise<Buffer | null> {
    const bytes = await readFile(this.fileOf(name)).catch(() => null);
    const size = this.sizes.get(name);
    if (size === undefined) return bytes;
    this.sizes.delete(name);
    if (bytes) this.sizes.set(name, size);
    else this.total -= size;
    return bytes;
  }

  /** Atomic: a concurrent reader gets the whole file or none. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await (this.scanning ??= this.scan());
    const file = this.fileOf(name);
    const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, file);
    this.total += bytes.length - (this.sizes.get(name) ?? 0);
    this.sizes.delete(name);
    this.sizes.set(name, bytes.length);
    this.added += bytes.length;
    if (this.total > this.maxBytes) await (this.evicting ??= this.evict().finally(() => (this.evicting = null)));
  }

  /** The first letters of a name spread the files over subfolders. */
  private fileOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }

  /** Reads the sizes of all files, those of earlier runs and of other processes too; removes old temporary files. */
  private async scan(): Promise<void> {
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        const { size, mtimeMs } = await stat(file).then(
          (stats) => (stats.isFile() ? stats : { size: -1, mtimeMs: 0 }),
          () => ({ size: -1, mtimeMs: 0 }),
        );
        return { name: path.basename(name), file, size, mtimeMs };
      }),
    );
    const files = found.filter(({ size }) => size >= 0);
    const cached = files.filter(({ name }) => !name.endsWith(TEMPORARY)).toSorted((left, right) => left.mtimeMs - right.mtimeMs);
    const sizes = new Map(cached.map(({ name, size }) => [name, size] as const));
    // Files that this process used count as more recent than files that it only finds on disk.
    for (const name of this.sizes.keys()) {
      const size = sizes.get(name);
      sizes.delete(name);
      if (size !== undefined) sizes.set(name, size);
    }
    this.sizes = sizes;
    this.total = [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
    const anHourAgo = Date.now() - 3_600_000;
    await Promise.all(
      files.filter(({ name, mtimeMs }) => name.endsWith(TEMPORARY) && mtimeMs < anHourAgo).map(({ file }) => rm(file, { force: true })),
    );
  }

  private async evict(): Promise<void> {
    await this.scan();
    for (const [name, size] of this.sizes) {
      if (this.total <= this.maxBytes * EVICT_TO) return;
      this.sizes.delete(name);
      this.total -= size;
      await rm(this.fileOf(name), { force: true });
    }
  }
}
