import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from './release';
import { parseRelease, parseShellRelease } from './releaseSchema';
import { SHELL } from './registry';
import type { ShellRelease } from './shellRelease';

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

async function readDocument<Document>(
  store: ArtifactStore,
  name: string,
  version: string,
  parse: (text: string) => Document,
): Promise<Document> {
  const content = await store.read(releaseFile(name, version));
  if (!content) throw new Error(`${name} ${version} is not published: "forecourt release ${name}" publishes a version.`);
  try {
    return parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${releaseFile(name, version)}: ${(error as Error).message}`, { cause: error });
  }
}

/** release.json of a published version; rejects when the version is not published, or when its release.json cannot be used. */
export async function readRelease(store: ArtifactStore, name: string, version: string): Promise<Release> {
  return readDocument(store, name, version, parseRelease);
}

/** release.json of a published version of the shell; rejects as `readRelease`. */
export async function readShellRelease(store: ArtifactStore, version: string): Promise<ShellRelease> {
  return readDocument(store, SHELL, version, parseShellRelease);
}

/** What is common to releases of remotes and of the shell. */
type StoredRelease = Pick<Release, 'name' | 'version' | 'server' | 'files'>;

/** Path of a file of a release: files of browsers are shared by all versions, the server's is in the version's own folder. */
export const storedFile = ({ name, version, server }: StoredRelease, file: string) =>
  file === server ? `${name}/${version}/${file}` : `${name}/${file}`;

/** Rejects with the first file of a release that is not there as it was published. */
async function verifyFiles<Stored extends StoredRelease>(store: ArtifactStore, release: Stored): Promise<Stored> {
  const { name, version } = release;
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const content = await store.read(storedFile(release, file));
    if (!content) throw new Error(`${name} ${version} lacks its file ${file}.`);
    const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (hash !== integrity) throw new Error(`${file} of ${name} ${version} is not what was published: its SHA-384 differs.`);
  }
  return release;
}

/** release.json of a version of which every file is there as it was published; rejects with the first that is not. */
export const verifiedRelease = async (store: ArtifactStore, name: string, version: string): Promise<Release> =>
  verifyFiles(store, await readRelease(store, name, version));

/** The same for a version of the shell. */
export const verifiedShell = async (store: ArtifactStore, version: string): Promise<ShellRelease> =>
  verifyFiles(store, await readShellRelease(store, version));
