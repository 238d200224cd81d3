export { artifactsInFolder, ImmutableArtifact, readRelease, releaseFile, type ArtifactStore } from './artifactStore';
export {
  canaried,
  EMPTY_REGISTRY,
  pinned,
  promoted,
  rolledBack,
  versionFor,
  versionsInUse,
  type Channels,
  type Registry,
  type Visitor,
} from './registry';
export { changeRegistry, InvalidRegistry, registryInFolder, RevisionConflict, type RegistryStore } from './registryStore';
export { releaseKey, REMOTES_BASE, type Release, type ReleaseFile, type ReleasePart } from './release';
