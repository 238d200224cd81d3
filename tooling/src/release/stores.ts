import { artifactsInFolder, registryInFolder } from '@forecourt/shell/registry';
import type { Settings } from '../settings';

/** Where releases and the registry are stored: folders here. */
export const storesOf = ({ artifactsFolder, registryFolder }: Settings) => ({
  artifacts: artifactsInFolder(artifactsFolder),
  registry: registryInFolder(registryFolder),
});
export type Stores = ReturnType<typeof storesOf>;
