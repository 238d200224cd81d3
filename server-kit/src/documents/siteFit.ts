import type { SiteConfig } from '@forecourt/shared-contracts';
import type { Mistake } from '@forecourt/shared-contracts/documents';

/** Compares documents with the remotes that are deployed when it is called. */
export interface SiteFit {
  /** What of each site does not fit, in the order of the sites. */
  misfitsOf(sites: readonly SiteConfig[]): Promise<readonly (readonly Mistake[])[]>;
  /** What of the slots that a site places does not fit. */
  placementsOf(site: SiteConfig): Promise<readonly Mistake[]>;
}

/** Of a process that knows nothing of what is deployed. */
export const fitsAnything: SiteFit = { misfitsOf: async (sites) => sites.map(() => []), placementsOf: async () => [] };
