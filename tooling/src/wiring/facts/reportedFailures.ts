import { reportFailure } from '@forecourt/shared-contracts';
import type { Reach } from '../../sources/reach';

/** Failures that front-end code names where it reports one. */
export const reportedFailures = (site: Reach): Set<string> =>
  new Set(site.code.flatMap(({ use }) => use.callTexts.filter(({ callee }) => callee === reportFailure.name).map(({ text }) => text)));
