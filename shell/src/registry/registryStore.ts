import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allChannels, EMPTY_REGISTRY, registryChannels, registrySchema, type AllChannels, type Registry } from './registry';

/** Another change has written the same revision number first. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
  readonly code = 'revision_conflict';
}

/** A registry document that is refused, with path and reason. */
export class InvalidRegistry extends Error {
  override readonly name = 'InvalidRegistry';
  readonly code = 'invalid_registry';
}

/** A revision whose document cannot be used. */
export interface DamagedRevision {
  revision: number;
  /** With the path of the file. */
  reason: string;
}

export interface NewestRegistry {
  /** The newest revision that can be read; the empty registry where there is none. */
  registry: Registry;
  /** Newer ones that cannot, newest first. */
  damaged: DamagedRevision[];
}

export interface RegistryStore {
  /** Number of the newest revision, readable or not; 0 if there is none. */
  newestRevision(): Promise<number>;
  /** A revision; rejects with InvalidRegistry when its document cannot be used. */
  read(revision: number): Promise<Registry>;
  newest(): Promise<NewestRegistry>;
  /** All revisions, newest first. */
  history(): Promise<(Registry | DamagedRevision)[]>;
  /** Adds the next revision; rejects with InvalidRegistry, or with RevisionConflict when another one took its number (compare-and-swap). */
  append(registry: Registry): Promise<void>;
  /** Moves a damaged revision aside, where nobody reads it; its file is not deleted. */
  setAside(revision: number): Promise<void>;
}

interface RegistryChange {
  author: string;
  change: string;
  apply(all: AllChannels): AllChannels;
  /** Rejects where the changed channels may not be served, and the registry stays as it was; resolves with problems that are accepted by force. */
  check?(after: AllChannels, before: AllChannels): Promise<string[]>;
}

const fileOf = (revision: number) => `${String(revision).padStart(8, '0')}.json`;

/**
 * Registry in a folder, one file per revision. A revision appears atomically: it is written to a temporary file that is
 * then hard-linked to its name, which fails if the name exists.
 */
export function registryInFolder(folder: string): RegistryStore {
  const revisions = async () => {
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return files
      .filter((file) => /^\d{8}\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .toSorted((a, b) => b - a);
  };
  const newestRevision = async () => (await revisions())[0] ?? 0;

  async function read(revision: number): Promise<Registry> {
    if (revision === 0) return EMPTY_REGISTRY;
    const file = path.join(folder, fileOf(revision));
    try {
      const registry = registrySchema.validateSync(JSON.parse(await readFile(file, 'utf8')), { strict: true }) as Registry;
      if (registry.revision !== revision) throw new Error(`revision is ${registry.revision}, its name says ${revision}`);
      return registry;
    } catch (error) {
      throw new InvalidRegistry(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }

  const readOrReason = (revision: number): Promise<Registry | DamagedRevision> =>
    read(revision).catch((error: unknown) => {
      if (error instanceof InvalidRegistry) return { revision, reason: error.message };
      throw error;
    });

  return {
    newestRevision,
    read,
    async newest() {
      const damaged: DamagedRevision[] = [];
      for (const revision of await revisions()) {
        const found = await readOrReason(revision);
        if (!('reason' in found)) return { registry: found, damaged };
        damaged.push(found);
      }
      return { registry: EMPTY_REGISTRY, damaged };
    },
    history: async () => Promise.all((await revisions()).map(readOrReason)),
    async append(registry) {
      try {
        registrySchema.validateSync(registry, { strict: true });
      } catch (error) {
        throw new InvalidRegistry(`The registry was not changed: ${(error as Error).message}.`, { cause: error });
      }
      await mkdir(folder, { recursive: true });
      const temporary = path.join(folder, `.${randomUUID()}`);
      await writeFile(temporary, `${JSON.stringify(registry, null, 2)}\n`, { flush: true });
      try {
        await link(temporary, path.join(folder, fileOf(registry.revision)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        throw new RevisionConflict(`Revision ${registry.revision} was written by another change meanwhile.`, { cause: error });
      } finally {
        await rm(temporary, { force: true });
      }
    },
    setAside: (revision) =>
      rename(path.join(folder, fileOf(revision)), path.join(folder, `damaged-${fileOf(revision)}-${randomUUID().slice(0, 8)}`)),
  };
}

const MAX_ATTEMPTS = 20;

/** Applies a change to the newest readable revision, again after a conflict, and returns the new revision. */
export async function changeRegistry(store: RegistryStore, { author, change, apply, check }: RegistryChange): Promise<Registry> {
  for (let attempt = 1; ; attempt += 1) {
    const { registry: before, damaged } = await store.newest();
    const channels = allChannels(before);
    const changed = apply(channels);
    if (changed === channels) return before;
    const forced = (await check?.(changed, channels)) ?? [];
    // The number of a damaged revision is not used again.
    const revision = (damaged[0]?.revision ?? before.revision) + 1;
    const { shell: _shell, forced: _forced, ...others } = before;
    const after: Registry = {
      ...others,
      ...{ revision, at: new Date().toISOString(), author, change },
      ...(forced.length > 0 && { forced }),
      ...registryChannels(changed),
    };
    try {
      await store.append(after);
      return after;
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
