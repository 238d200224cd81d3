import type { ForeignAction } from '@forecourt/shared-contracts/shell';
import type { Composition } from '../composition/composition';
import type { RegionFailure } from './shellServices';

/** The failure that the shell reports when a remote dispatches a private action of another. */
export function privateActionFailure({ remote, owner, type }: ForeignAction, { remotes }: Composition): RegionFailure {
  const version = remotes[remote]?.version ?? 'none';
  return { remote, version, region: `private action of ${owner}`, error: new Error(`dispatched '${type}'`) };
}
