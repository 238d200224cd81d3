/** The checks of `npm run wiring`, by the name of their group in docs/wiring-gaps.json. */
export const STATIC_CHECKS = [
  'routes',
  'pages',
  'slotProviders',
  'slotMounts',
  'switches',
  'events',
  'failures',
  'apiRoutes',
  'components',
  'contractExports',
  'singleUsers',
] as const;
export const CRAWL_CHECKS = ['links', 'siteMap', 'reachedPages'] as const;
export type CheckName = (typeof STATIC_CHECKS)[number] | (typeof CRAWL_CHECKS)[number];

/** One thing that is declared and that nobody can reach. */
export interface Finding {
  check: CheckName;
  /** Names the thing in docs/wiring-gaps.json, and stays the same from run to run. */
  name: string;
  /** What is wrong, as half a sentence after the name. */
  problem: string;
}
