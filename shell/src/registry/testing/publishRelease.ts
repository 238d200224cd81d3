import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import type { ArtifactStore } from '../artifactStore';
import { releaseFile } from '../artifactStore';
import type { Release } from '../release';

const part = { js: [], css: [], shared: [] };

/** Publishes a version with an entry and a server file, each with its true hash; resolves with its release. */
export async function publishRelease(store: ArtifactStore, name: string, version = '1.0.0', over: Partial<Release> = {}): Promise<Release> {
  const build = `b${version.replaceAll('.', '')}`;
  const contents = {
    [`assets/entry.${build}.js`]: `the entry of ${name} ${version}`,
    'server/remote.cjs': `the server code of ${name} ${version}`,
  };
  const files = Object.fromEntries(
    Object.entries(contents).map(([file, content]) => {
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return [file, { bytes: content.length, brotli: content.length, integrity }];
    }),
  );
  const release: Release = {
    ...{ name, version, build, commit: 'unknown', contract: CONTRACT_VERSION, container: `${name.replaceAll('-', '_')}_${build}` },
    ...{ entry: `assets/entry.${build}.js`, server: 'server/remote.cjs', base: part, pages: {}, routes: [], slots: {}, shared: {}, files },
    ...over,
  };
  for (const [file, content] of Object.entries(contents)) {
    await store.write(file === release.server ? `${name}/${version}/${file}` : `${name}/${file}`, Buffer.from(content));
  }
  await store.write(releaseFile(name, version), Buffer.from(JSON.stringify(release)));
  return release;
}
