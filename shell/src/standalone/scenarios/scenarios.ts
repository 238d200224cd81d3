/** States of the site in which a remote is looked at when it runs alone (PL-022). */
export const SCENARIOS = [
  { name: 'normal', label: 'Normal' },
  { name: 'empty', label: 'Empty' },
  { name: 'sold-car', label: 'Sold car' },
  { name: 'reserved-car', label: 'Reserved car' },
  { name: 'coming-soon', label: 'Coming soon' },
  { name: 'no-price', label: 'No price' },
  { name: 'slow-api', label: 'Slow API' },
  { name: 'failing-api', label: 'Failing API' },
  { name: 'signed-in', label: 'Signed in' },
  { name: 'signed-out', label: 'Signed out' },
] as const;
export type Scenario = (typeof SCENARIOS)[number]['name'];

/** Names the scenario of a call to the back end; wins over the cookie. */
export const SCENARIO_HEADER = 'x-forecourt-scenario';
/** Keeps the choice of a browser; the same name asks for a scenario in an address. */
export const SCENARIO_COOKIE = 'forecourt_scenario';
export const SCENARIO_PARAMETER = 'scenario';

/** The scenario of this name, or null. */
export const scenarioNamed = (name: unknown): Scenario | null => SCENARIOS.find((each) => each.name === name)?.name ?? null;

/** The scenario that a Cookie header keeps; 'normal' without one. */
export function scenarioFromCookie(cookies: string | undefined): Scenario {
  return scenarioNamed(new RegExp(`(?:^|;\\s*)${SCENARIO_COOKIE}=([a-z-]+)`).exec(cookies ?? '')?.[1]) ?? 'normal';
}
