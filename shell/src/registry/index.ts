export {
  artifactsInFolder,
  ImmutableArtifact,
  readRelease,
  readShellRelease,
  releaseFile,
  storedFile,
  verifiedRelease,
  verifiedShell,
  type ArtifactStore,
} from './artifactStore';
export {
  allChannels,
  canaried,
  EMPTY_REGISTRY,
  namedVersions,
  pinned,
  promoted,
  registryChannels,
  retired,
  rolledBack,
  servedVersions,
  SHELL,
  usableChannels,
  versionFor,
  versionsInUse,
  type AllChannels,
  type Channels,
  type Registry,
  type Visitor,
} from './registry';
export {
  changeRegistry,
  InvalidRegistry,
  registryInFolder,
  RevisionConflict,
  type DamagedRevision,
  type RegistryStore,
} from './registryStore';
export { frontsInFolder, type Front, type FrontStore } from './fronts';
export {
  integrityOf,
  releaseKey,
  REMOTES_BASE,
  servedProps,
  type Release,
  type ReleasedSlot,
  type ReleaseFile,
  type ReleasePart,
} from './release';
export { SHELL_BASE, type ServedShell, type ShellAssets, type ShellFile, type ShellProvides, type ShellRelease } from './shellRelease';
export type { ReleaseUses, RouteLink, SlotMount } from './uses';
