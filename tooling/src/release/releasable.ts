import type { Release, ShellRelease } from '@forecourt/shell/registry';
import type { AffectedTests, ChangeSince } from './affectedTests';

/** What can be released: a remote, or the shell. */
export interface Releasable {
  name: string;
  /** Folders of this project whose commits make its version; none where its sources are elsewhere. */
  sources: readonly string[];
  /** The version that its package.json names. */
  version: string;
  build(): Promise<{ outDir: string; release: Release | ShellRelease; fromCache: boolean }>;
  /** release.json of a published version, null where it is not published. */
  published(version: string): Promise<Release | ShellRelease | null>;
  /** Rejects with a StartError with the errors in its types. */
  checkTypes(): Promise<void>;
  /** Folders whose tests are all of its tests. */
  testFolders: readonly string[];
  /** Whether sources of other releases import its own. */
  isImportedByOthers: boolean;
  /** Which of them a change can reach. */
  affectedTests(change: ChangeSince | null): AffectedTests;
}
