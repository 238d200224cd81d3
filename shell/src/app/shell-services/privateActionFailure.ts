import type { ForeignAction } from '@forecourt/shared-contracts';
import type { Composition } from '../composition/composition';
import type { RegionFailure } from './shellServices';

/** A remote's use of another's private action, as the shell reports it (PL-006). */
export function privateActionFailure({ remote, owner, type }: ForeignAction, { remotes }: Composition): RegionFailure {
  const version = remotes[remote]?.version ?? 'none';
  return { remote, version, region: `private action of ${owner}`, error: new Error(`dispatched '${type}'`) };
}
