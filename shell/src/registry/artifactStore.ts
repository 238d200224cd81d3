import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release';

/** A write would change a published file: releases are immutable. */
export class ImmutableArtifact extends Error {
  override readonly name = 'ImmutableArtifact';
  readonly code = 'immutable_artifact';
}

/** Files of all releases; nothing is ever deleted. Paths are '<remote>/assets/<file>' and '<remote>/<version>/<file>'. */
export interface ArtifactStore {
  /** null if there is none. */
  read(file: string): Promise<Buffer | null>;
  /** Writes a new file; the same content again changes nothing, other content rejects with ImmutableArtifact. */
  write(file: string, content: Buffer): Promise<void>;
}

export function artifactsInFolder(folder: string): ArtifactStore {
  async function read(file: string): Promise<Buffer | null> {
    try {
      return await readFile(path.join(folder, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  return {
    read,
    async write(file, content) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      const temporary = path.join(path.dirname(target), `.${randomUUID()}`);
      await writeFile(temporary, content, { flush: true });
      try {
        await link(temporary, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if ((await read(file))?.equals(content)) return;
        throw new ImmutableArtifact(`${file} is published with other content; publish the change as a new version.`, { cause: error });
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}

export const releaseFile = (name: string, version: string) => `${name}/${version}/release.json`;

/** release.json of a published version; rejects when the version is not published. */
export async function readRelease(store: ArtifactStore, name: string, version: string): Promise<Release> {
  const content = await store.read(releaseFile(name, version));
  if (!content) throw new Error(`${name} ${version} is not published: "forecourt release ${name}" publishes a version.`);
  return JSON.parse(content.toString('utf8')) as Release;
}
