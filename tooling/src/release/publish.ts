import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  releaseFile,
  SHELL,
  verifiedRelease,
  verifiedShell,
  type ArtifactStore,
  type Release,
  type ShellRelease,
} from '@forecourt/shell/registry';

/** A build of a remote or of the shell. */
interface Build {
  outDir: string;
  release: Release | ShellRelease;
}

const verified = (store: ArtifactStore, name: string, version: string): Promise<Release | ShellRelease> =>
  name === SHELL ? verifiedShell(store, version) : verifiedRelease(store, name, version);

/** Whether this build is published already, with every file. */
async function isPublished(store: ArtifactStore, { name, version, build }: Build['release']): Promise<boolean> {
  const known = await verified(store, name, version).catch(() => null);
  return known?.build === build;
}

/**
 * Puts a build into the store as one version, its release.json last, so that a version is there whole or not at all. The same build
 * again adds what is missing, and changes nothing else; another build under the same version is refused (PL-011).
 */
export async function publish(store: ArtifactStore, { outDir, release }: Build): Promise<'published' | 'was there'> {
  if (await isPublished(store, release)) return 'was there';

  const manifestFile = releaseFile(release.name, release.version);
  const manifest = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  if (await store.read(manifestFile)) await store.write(manifestFile, manifest);
  for (const file of readdirSync(path.join(outDir, 'assets'))) {
    const content = readFileSync(path.join(outDir, 'assets', file));
    await store.write(`${release.name}/assets/${file}`, content);
    await store.write(`${release.name}/assets/${file}.br`, brotliCompressSync(content));
  }
  await store.write(`${release.name}/${release.version}/${release.server}`, readFileSync(path.join(outDir, release.server)));
  await store.write(manifestFile, manifest);
  return 'published';
}
