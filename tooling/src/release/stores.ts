import { artifactsInFolder, frontsInFolder, registryInFolder } from '@forecourt/shell/registry';
import type { Settings } from '../settings';

/** Where releases, the registry, the records of its servers and the tenants' documents are stored: folders here. */
export const storesOf = ({ artifactsFolder, registryFolder, tenantsFolder }: Settings) => ({
  artifacts: artifactsInFolder(artifactsFolder),
  registry: registryInFolder(registryFolder),
  fronts: frontsInFolder(registryFolder),
  tenantsFolder,
});
export type Stores = ReturnType<typeof storesOf>;
