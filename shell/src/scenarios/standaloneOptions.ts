import type { Appearance } from './appearances';
import type { Scenario } from './scenarios';

/** Scenario and sites of a standalone server. */
export interface StandaloneOptions {
  scenario: Scenario;
  appearance: Appearance;
  /** The page is in a frame of the index, which has the bar already. */
  isFramed: boolean;
  /** The sites that the remote can be viewed in; `origin` is this server's address for them. */
  tenants: { slug: string; name: string; origin: string }[];
}
