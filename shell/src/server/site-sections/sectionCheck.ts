import type { SiteConfig } from '@forecourt/shared-contracts';
import { artifactsInFolder, readRelease, registryInFolder, releaseKey, versionsInUse } from '../../registry';
import { placementProblems } from './placementProblems';

interface Folders {
  registryFolder: string;
  artifactsFolder: string;
}

/** Finds what of the sections of a document does not fit the remotes that are deployed when it is called. */
export function sectionCheck({ registryFolder, artifactsFolder }: Folders): (site: SiteConfig) => Promise<string[]> {
  const artifacts = artifactsInFolder(artifactsFolder);
  const store = registryInFolder(registryFolder);
  return async (site) => {
    const { registry } = await store.newest();
    const versions = Object.entries(registry.remotes).flatMap(([name, channels]) =>
      versionsInUse(channels).map((version) => ({ name, version })),
    );
    const releases = await Promise.all(
      versions.map(async ({ name, version }) => {
        // A damaged release is reported where it is served.
        const release = await readRelease(artifacts, name, version).catch(() => null);
        return release ? [[releaseKey(name, version), release] as const] : [];
      }),
    );
    return placementProblems(site, { registry, releases: Object.fromEntries(releases.flat()) });
  };
}
