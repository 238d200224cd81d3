import type { WiringFacts } from '../facts/wiringFacts';
import type { Finding } from '../facts/finding';
import { checkApiRoutes } from './apiRoutes';
import { checkComponents } from './components';
import { checkContractExports } from './contractExports';
import { checkEvents } from './events';
import { checkFailures } from './failures';
import { checkPages } from './pages';
import { checkRoutes } from './routes';
import { checkSingleUsers } from './singleUsers';
import { checkSlotMounts } from './slotMounts';
import { checkSlotProviders } from './slotProviders';
import { checkSwitches } from './switches';

/** What the checks without a running site find. */
export const staticFindings = (facts: WiringFacts): Finding[] => [
  ...checkRoutes(facts),
  ...checkPages(facts),
  ...checkSlotProviders(facts),
  ...checkSlotMounts(facts),
  ...checkSwitches(facts),
  ...checkEvents(facts),
  ...checkFailures(facts),
  ...checkApiRoutes(facts),
  ...checkComponents(facts),
  ...checkContractExports(facts),
  ...checkSingleUsers(facts),
];
