export {
  artifactsInFolder,
  ImmutableArtifact,
  readRelease,
  releaseFile,
  storedFile,
  verifiedRelease,
  type ArtifactStore,
} from './artifactStore';
export {
  canaried,
  EMPTY_REGISTRY,
  namedVersions,
  pinned,
  promoted,
  retired,
  rolledBack,
  usableChannels,
  versionFor,
  versionsInUse,
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
export { integrityOf, releaseKey, REMOTES_BASE, type Release, type ReleaseFile, type ReleasePart } from './release';
export type { ShellProvides } from './shellProvides';
export type { ReleaseUses, RouteLink, SlotMount } from './uses';
