import { readShellRelease, SHELL, type ArtifactStore } from '@forecourt/shell/registry';
import { buildShell } from '../build/buildShell';
import { inRoot, manifestOf } from '../workspace';
import { affectedShellTests, SHELL_SOURCES } from './affectedTests';
import { checkTypes } from './checkSources';
import type { Releasable } from './releasable';

/** The shell, with design system and contracts, which are part of its build. */
export const releasableShell = (artifacts: ArtifactStore): Releasable => ({
  name: SHELL,
  sources: SHELL_SOURCES,
  version: manifestOf(inRoot(SHELL)).version,
  build: buildShell,
  published: (version) => readShellRelease(artifacts, version).catch(() => null),
  checkTypes: () => checkTypes(SHELL_SOURCES.map((name) => ({ name, folder: inRoot(name) }))),
  testFolders: SHELL_SOURCES,
  isImportedByOthers: true,
  affectedTests: affectedShellTests,
});
