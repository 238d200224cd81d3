import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Failures of the catalogue that nobody reports: a text that is tested and never displayed. */
export const checkFailures = ({ failures, reportedFailures }: WiringFacts): Finding[] =>
  failures
    .filter((failure) => !reportedFailures.has(failure))
    .map((failure) => ({ check: 'failures', name: failure, problem: 'is reported by no production code' }));
