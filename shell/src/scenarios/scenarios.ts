import type { ScenarioName } from '@forecourt/shared-contracts';

/** States of the back end in which a standalone remote can be viewed. */
export const SCENARIOS = [
  { name: 'normal', label: 'Normal' },
  { name: 'empty', label: 'Empty' },
  { name: 'sold-car', label: 'Sold car' },
  { name: 'reserved-car', label: 'Reserved car' },
  { name: 'coming-soon', label: 'Coming soon' },
  { name: 'no-price', label: 'No price' },
  { name: 'long-words', label: 'Long words' },
  { name: 'slow-api', label: 'Slow API' },
  { name: 'failing-api', label: 'Failing API' },
  { name: 'offline', label: 'Offline' },
  { name: 'signed-in', label: 'Signed in' },
  { name: 'signed-out', label: 'Signed out' },
] as const satisfies readonly { name: ScenarioName; label: string }[];
export type Scenario = ScenarioName;

/** Scenario of a request to the back end; takes precedence over the cookie. */
export const SCENARIO_HEADER = 'x-forecourt-scenario';
/** Scenario of a browser session. The query parameter selects one and sets the cookie. */
export const SCENARIO_COOKIE = 'forecourt_scenario';
export const SCENARIO_PARAMETER = 'scenario';

/** The scenario of this name, or null. */
export const scenarioNamed = (name: unknown): Scenario | null => SCENARIOS.find((each) => each.name === name)?.name ?? null;

/** The scenario in a Cookie header; 'normal' without one. */
export function scenarioFromCookie(cookies: string | undefined): Scenario {
  return scenarioNamed(new RegExp(`(?:^|;\\s*)${SCENARIO_COOKIE}=([a-z-]+)`).exec(cookies ?? '')?.[1]) ?? 'normal';
}
