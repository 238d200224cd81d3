import type { InferType } from 'yup';
import { entity } from '../entities/fields';
import { featureSwitches } from './features';
import { financeSwitches } from './finance';
import { formSwitches } from './forms';
import { locationSwitches } from './locations';
import { navigationSwitches } from './navigation';
import { stockSwitches } from './stock';
import { vehicleSwitches } from './vehicle';

/** Every tenant switch with its type, default and effect. */
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

/** The switches of a site whose document sets none. */
export const switchDefaults = (): Switches => switchesSchema.getDefault();

/** Names of the switches that are on or off. */
export type Flag = { [Name in keyof Switches]: Switches[Name] extends boolean ? Name : never }[keyof Switches];
