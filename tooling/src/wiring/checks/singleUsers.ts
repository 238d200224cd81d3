import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Exports of shared-contracts for remotes that one package alone uses. */
export const checkSingleUsers = ({ singleUsers }: WiringFacts): Finding[] =>
  singleUsers.map(({ name, user }) => ({ check: 'singleUsers', name, problem: `is used by ${user} alone, so it belongs there` }));
