import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { releaseFile, type ArtifactStore, type Release } from '@forecourt/shell/registry';
import type { RemoteBuild } from '../build/buildRemote';

/**
 * Puts a build into the store as one version, its release.json last, so that a version is there whole or not
 * at all. The same build again changes nothing; another build under the same version is refused (PL-011).
 */
export async function publish(store: ArtifactStore, { outDir, release }: RemoteBuild): Promise<'published' | 'was there'> {
  const known = await store.read(releaseFile(release.name, release.version));
  if (known && (JSON.parse(known.toString('utf8')) as Release).build === release.build) return 'was there';

  const manifest = Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
  if (known) await store.write(releaseFile(release.name, release.version), manifest);
  for (const file of readdirSync(path.join(outDir, 'assets'))) {
    const content = readFileSync(path.join(outDir, 'assets', file));
    await store.write(`${release.name}/assets/${file}`, content);
    await store.write(`${release.name}/assets/${file}.br`, brotliCompressSync(content));
  }
  await store.write(`${release.name}/${release.version}/${release.server}`, readFileSync(path.join(outDir, release.server)));
  await store.write(releaseFile(release.name, release.version), manifest);
  return 'published';
}
