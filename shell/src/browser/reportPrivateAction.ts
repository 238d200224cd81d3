import type { ForeignAction } from '@forecourt/shared-contracts';
import type { Composition } from '../app/composition/composition';
import { privateActionFailure } from '../app/shell-services/privateActionFailure';
import { reportFailure } from './tracking';

/** What a visitor's browser does with a private action of another remote: it goes on, and is told once a page (PL-006). */
export function reportPrivateAction(composition: Composition) {
  const told = new Set<string>();
  return (action: ForeignAction): void => {
    const key = `${action.remote} ${action.type}`;
    if (told.has(key)) return;
    told.add(key);
    reportFailure(privateActionFailure(action, composition));
  };
}
