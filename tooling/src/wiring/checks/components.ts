import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Components of shared-ui that no remote and no shell code renders, directly or through another component. */
export const checkComponents = ({ components, usedComponents }: WiringFacts): Finding[] =>
  components
    .filter((name) => !usedComponents.has(name))
    .map((name) => ({ check: 'components', name, problem: 'is rendered by no remote and no shell code' }));
