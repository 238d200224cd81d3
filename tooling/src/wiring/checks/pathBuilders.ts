import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Builders of createPaths that no production code calls: nothing links to their address. */
export const checkPathBuilders = ({ pathBuilders, usedPathBuilders }: WiringFacts): Finding[] =>
  pathBuilders
    .filter((name) => !usedPathBuilders.has(name))
    .map((name) => ({ check: 'pathBuilders', name, problem: 'is called by no production code' }));
