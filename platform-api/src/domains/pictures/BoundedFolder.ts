import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const UNFINISHED = '.unfinished';
/** Room is made down to this share of the limit, so that not every new file makes room again. */
const ROOM_TO = 0.9;

/** Files by name in a folder that never grows beyond a number of bytes: those that were read or written longest ago go. */
export class BoundedFolder {
  /** Bytes by name, longest unused first. */
  private sizes = new Map<string, number>();
  private total = 0;
  private counted: Promise<void> | null = null;
  private making: Promise<void> | null = null;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  /** Bytes of all files as far as this process knows. */
  get bytes(): number {
    return this.total;
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

  /** Whole or not at all, whoever reads it meanwhile. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await (this.counted ??= this.count());
    const file = this.fileOf(name);
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    this.total += bytes.length - (this.sizes.get(name) ?? 0);
    this.sizes.delete(name);
    this.sizes.set(name, bytes.length);
    if (this.total > this.mostBytes) await (this.making ??= this.makeRoom().finally(() => (this.making = null)));
  }

  /** Names begin with letters that spread them over subfolders. */
  private fileOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }

  /** Finds what earlier runs and other processes left; what they did not finish goes. */
  private async count(): Promise<void> {
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
    const kept = files.filter(({ name }) => !name.endsWith(UNFINISHED)).toSorted((left, right) => left.mtimeMs - right.mtimeMs);
    const sizes = new Map(kept.map(({ name, size }) => [name, size] as const));
    // What this process used itself is younger than anything it only finds.
    for (const name of this.sizes.keys()) {
      const size = sizes.get(name);
      sizes.delete(name);
      if (size !== undefined) sizes.set(name, size);
    }
    this.sizes = sizes;
    this.total = [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
    const anHourAgo = Date.now() - 3_600_000;
    await Promise.all(files.filter(({ name, mtimeMs }) => name.endsWith(UNFINISHED) && mtimeMs < anHourAgo).map(({ file }) => rm(file, { force: true })));
  }

  private async makeRoom(): Promise<void> {
    await this.count();
    for (const [name, size] of this.sizes) {
      if (this.total <= this.mostBytes * ROOM_TO) return;
      this.sizes.delete(name);
      this.total -= size;
      await rm(this.fileOf(name), { force: true });
    }
  }
}
