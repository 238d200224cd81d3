import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '@forecourt/shared-contracts/shell';
import { SHELL_ROUTES } from '@forecourt/shared-contracts/site-routes';
import { releaseFile, type ArtifactStore } from '../artifactStore';
import type { ShellRelease } from '../shellRelease';

interface PublishedShell extends Partial<ShellRelease> {
  /** Code of its renderer. */
  renderer?: string;
}

/** Publishes a version of the shell with a script and a renderer, each with its true hash; resolves with its release. */
export async function publishShell(
  store: ArtifactStore,
  version = '1.0.0',
  { renderer = `the renderer of ${version}`, ...over }: PublishedShell = {},
): Promise<ShellRelease> {
  const script = `assets/shell.${version}.js`;
  const contents = { [script]: `the shell ${version}`, 'server/renderer.cjs': renderer };
  const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const release: ShellRelease = {
    ...{ name: 'shell', version, build: `b${version.replaceAll('.', '')}`, commit: 'unknown', contract: CONTRACT_VERSION, protocol: 1 },
    server: 'server/renderer.cjs',
    assets: { scripts: [], styles: [], shared: {}, standalone: [], fonts: {} },
    routes: [...SHELL_ROUTES],
    ...{ remoteKinds: ['slim-container'], libraries: {}, links: {}, uses: { mounts: [], links: [] } },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [
        file,
        { bytes: content.length, brotli: content.length, integrity: integrityOf(content) },
      ]),
    ),
    ...over,
  };
  for (const [file, content] of Object.entries(contents))
    await store.write(file === release.server ? `shell/${version}/${file}` : `shell/${file}`, Buffer.from(content));
  await store.write(releaseFile('shell', version), Buffer.from(JSON.stringify(release)));
  return release;
}
