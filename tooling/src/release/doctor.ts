import {
  allChannels,
  namedVersions,
  SHELL,
  usableChannels,
  verifiedRelease,
  verifiedShell,
  type AllChannels,
  type Registry,
} from '@forecourt/shell/registry';
import type { Stores } from './stores';
import { writeChange } from './checkedChange';

/** What is damaged in registry and artifacts. */
export interface Diagnosis {
  /** Numbers of revisions that cannot be read, with the reason. */
  revisions: { revision: number; reason: string }[];
  /** Versions that the newest readable revision names and that cannot be served. */
  versions: { remote: string; version: string; reason: string }[];
}

/** Reads every revision, and every file of each version that the newest readable one names. */
export async function diagnose({ registry, artifacts }: Stores): Promise<Diagnosis> {
  const revisions = (await registry.history()).filter((each) => 'reason' in each);
  const all = allChannels((await registry.newest()).registry);
  const versions: Diagnosis['versions'] = [];
  for (const [remote, channels] of Object.entries(all)) {
    for (const version of namedVersions(channels)) {
      const verified: Promise<unknown> = remote === SHELL ? verifiedShell(artifacts, version) : verifiedRelease(artifacts, remote, version);
      await verified.catch((error: Error) => versions.push({ remote, version, reason: error.message }));
    }
  }
  return { revisions, versions };
}

/** The remotes without the versions of a diagnosis; a remote that would lose its last one keeps it. */
const withoutDamaged =
  ({ versions }: Diagnosis) =>
  (all: AllChannels): AllChannels =>
    Object.fromEntries(
      Object.entries(all).map(([remote, channels]) => {
        const isUsable = (version: string) => !versions.some((each) => each.remote === remote && each.version === version);
        return [remote, usableChannels(channels, isUsable) ?? channels];
      }),
    );

/**
 * Writes a revision that names usable versions only, and moves damaged revisions aside. Returns the new revision, null when nothing was
 * damaged. What it cannot repair, a remote without any usable version, is in the next diagnosis.
 */
export async function repair(stores: Stores, diagnosis: Diagnosis): Promise<Registry | null> {
  const { revisions, versions } = diagnosis;
  if (revisions.length === 0 && versions.length === 0) return null;
  const after = await writeChange(stores, {
    change: 'repair by forecourt doctor',
    apply: withoutDamaged(diagnosis),
    isRepair: true,
    warn: () => undefined,
  });
  for (const { revision } of revisions) await stores.registry.setAside(revision);
  return after;
}
