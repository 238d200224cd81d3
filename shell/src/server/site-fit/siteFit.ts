import type { SiteConfig } from '@forecourt/shared-contracts';
import { mistakeFrom, type Mistake } from '@forecourt/shared-contracts/documents';
import { routeProblems } from '@forecourt/shared-contracts/site-routes';
import type { SiteFit } from '@forecourt/server-kit';
import { artifactsInFolder, registryInFolder, releaseKey, type Release } from '../../registry';
import { versionsFor } from '../composition/composition';
import { stableDeclarations, stableRoutes } from '../site-routes/siteRoutes';
import { readSnapshot, type Snapshot } from '../snapshot/readSnapshot';
import { linkMisfits } from './linkMisfits';
import { placementMisfits } from './placementMisfits';

interface Folders {
  registryFolder: string;
  artifactsFolder: string;
}

/** Reads what is deployed, once for each revision of the registry, and again while something of it is damaged. */
function snapshotsIn({ registryFolder, artifactsFolder }: Folders): () => Promise<Snapshot> {
  const artifacts = artifactsInFolder(artifactsFolder);
  const store = registryInFolder(registryFolder);
  let known: { revision: number; snapshot: Promise<Snapshot> } | null = null;

  async function read(): Promise<Snapshot> {
    let isSound = false;
    try {
      const snapshot = await readSnapshot(store, artifacts);
      isSound = snapshot.problems.length === 0;
      return snapshot;
    } finally {
      if (!isSound) known = null;
    }
  }

  return async () => {
    const revision = await store.newestRevision();
    if (known?.revision !== revision) known = { revision, snapshot: read() };
    return known.snapshot;
  };
}

/** The releases that visitors of a site without a canary get. */
const releasesOf = ({ slug }: Pick<SiteConfig, 'slug'>, { registry, releases }: Snapshot): Release[] =>
  Object.entries(versionsFor(registry, { tenant: slug, bucket: null })).flatMap(
    ([name, version]) => releases[releaseKey(name, version)] ?? [],
  );

const hasRemotes = ({ registry }: Snapshot) => Object.keys(registry.remotes).length > 0;

const found = new WeakMap<Snapshot, WeakMap<SiteConfig, readonly Mistake[]>>();

/**
 * What of a site does not fit the remotes that are deployed on it: sections, changes of routes, and links that lead to no page. None where no
 * remote is registered, as on a machine that serves the back end alone: there is nothing to compare with.
 */
export function siteMisfits(site: SiteConfig, snapshot: Snapshot): readonly Mistake[] {
  if (!hasRemotes(snapshot)) return [];
  const ofSites = found.get(snapshot) ?? new WeakMap<SiteConfig, readonly Mistake[]>();
  found.set(snapshot, ofSites);
  const known = ofSites.get(site) ?? [
    ...placementMisfits(site, releasesOf(site, snapshot)),
    ...routeProblems(stableDeclarations(site, snapshot), site).map(mistakeFrom),
    ...linkMisfits(site, stableRoutes(site, snapshot, null)),
  ];
  ofSites.set(site, known);
  return known;
}

/** Compares sites with the remotes that are deployed when it is called. */
export function siteFit(folders: Folders): SiteFit {
  const newest = snapshotsIn(folders);
  return {
    async misfitsOf(sites) {
      const snapshot = await newest();
      return sites.map((site) => siteMisfits(site, snapshot));
    },
    async placementsOf(site) {
      const snapshot = await newest();
      return hasRemotes(snapshot) ? placementMisfits(site, releasesOf(site, snapshot)) : [];
    },
  };
}
