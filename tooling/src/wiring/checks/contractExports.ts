import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Exports of shared-contracts that no production code of another package imports. */
export const checkContractExports = ({ contractExports, usedContractExports }: WiringFacts): Finding[] =>
  contractExports
    .filter((name) => !usedContractExports.has(name))
    .map((name) => ({ check: 'contractExports', name, problem: 'is imported by no production code of another package' }));
