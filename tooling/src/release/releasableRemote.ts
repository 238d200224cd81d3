import path from 'node:path';
import { readRelease, type ArtifactStore } from '@forecourt/shell/registry';
import { buildRemote } from '../build/buildRemote';
import { inRoot, manifestOf } from '../workspace';
import { affectedTests } from './affectedTests';
import { checkTypes } from './checkSources';
import type { Releasable } from './releasable';

/** A remote from a folder of sources. */
export const releasableRemote = (artifacts: ArtifactStore, remote: string, folder = inRoot(remote)): Releasable => ({
  name: remote,
  sources: path.resolve(folder) === inRoot(remote) ? [remote] : [],
  version: manifestOf(folder).version,
  build: () => buildRemote(remote, folder),
  published: (version) => readRelease(artifacts, remote, version).catch(() => null),
  checkTypes: () => checkTypes([{ name: remote, folder }]),
  testFolders: [remote],
  isImportedByOthers: false,
  affectedTests: (change) => affectedTests(remote, change),
});
