import { reportFailure } from '@forecourt/shared-contracts';
import type { Reach } from '../sources/reach';

/** The shell's own name for it, beside its reports of regions. */
const REPORTS: readonly string[] = [reportFailure.name, 'reportByCatalogue'];

/** Failures that front-end code names where it reports one. */
export const reportedFailures = (site: Reach): Set<string> =>
  new Set(site.code.flatMap(({ use }) => use.callTexts.filter(({ callee }) => REPORTS.includes(callee)).map(({ text }) => text)));
