import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/**
 * Tenant switches that change nothing: no reachable code of a remote, the shell or the API reads them, itself or through a
 * rule of shared-contracts, and no declared route depends on them.
 */
export function checkSwitches({ switches, readProperties, routes }: WiringFacts): Finding[] {
  const ofRoutes = new Set(routes.flatMap((route) => route.switches));
  return switches
    .filter((name) => !readProperties.has(name) && !ofRoutes.has(name))
    .map((name) => ({ check: 'switches', name, problem: 'is read by no production code' }));
}
