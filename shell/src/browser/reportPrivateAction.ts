import type { ForeignAction } from '@forecourt/shared-contracts/shell';
import type { Composition } from '../app/composition/composition';
import { privateActionFailure } from '../app/shell-services/privateActionFailure';
import { reportRegionFailure } from './regionFailures';

/** Reports each private action that a remote dispatches for another, once per page; the action itself is not refused in production. */
export function reportPrivateAction(composition: Composition) {
  const reported = new Set<string>();
  return (action: ForeignAction): void => {
    const key = `${action.remote} ${action.type}`;
    if (reported.has(key)) return;
    reported.add(key);
    reportRegionFailure(privateActionFailure(action, composition));
  };
}
