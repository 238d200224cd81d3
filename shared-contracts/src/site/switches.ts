import type { InferType } from 'yup';
import { entity } from '../entities/fields';
import { featureSwitches } from './switches/features';
import { financeSwitches } from './switches/finance';
import { formSwitches } from './switches/forms';
import { locationSwitches } from './switches/locations';
import { navigationSwitches } from './switches/navigation';
import { stockSwitches } from './switches/stock';
import { vehicleSwitches } from './switches/vehicle';

/** Every tenant switch with its type and platform default; what each changes is said beside it (SH-007, SH-183). */
export const switchesSchema = entity({
  ...featureSwitches,
  ...stockSwitches,
  ...vehicleSwitches,
  ...locationSwitches,
  ...formSwitches,
  ...financeSwitches,
  ...navigationSwitches,
});

export type Switches = InferType<typeof switchesSchema>;
