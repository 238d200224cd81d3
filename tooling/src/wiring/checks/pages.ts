import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';

/** Offered pages that no address of any demonstration tenant leads to. */
export function checkPages({ offeredPages, routedPages }: WiringFacts): Finding[] {
  const routed = new Set(Object.values(routedPages).flat());
  return offeredPages
    .filter((page) => !routed.has(page))
    .map((page) => ({ check: 'pages', name: page, problem: 'is offered, and no route of any demonstration tenant leads to it' }));
}
