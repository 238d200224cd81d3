import type { SiteConfig } from '@forecourt/shared-contracts';
import { artifactsInFolder, readRelease, registryInFolder, releaseKey, versionsInUse } from '../../registry';
import { placementProblems, type Deployed } from './placementProblems';

interface Folders {
  registryFolder: string;
  artifactsFolder: string;
}

/** Reads what is deployed, once for each revision of the registry. */
function deployedIn({ registryFolder, artifactsFolder }: Folders): () => Promise<Deployed> {
  const artifacts = artifactsInFolder(artifactsFolder);
  const store = registryInFolder(registryFolder);
  let known: { revision: number; deployed: Deployed } | null = null;

  async function read(): Promise<Deployed> {
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
    return { registry, releases: Object.fromEntries(releases.flat()) };
  }

  return async () => {
    const revision = await store.newestRevision();
    if (known?.revision !== revision) known = { revision, deployed: await read() };
    return known.deployed;
  };
}

/** Finds what of the sections of a document does not fit the remotes that are deployed when it is called. */
export function sectionCheck(folders: Folders): (site: SiteConfig) => Promise<string[]> {
  const deployed = deployedIn(folders);
  return async (site) => placementProblems(site, await deployed());
}
