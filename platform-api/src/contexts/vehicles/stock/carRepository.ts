import type { Database } from '../../../infrastructure/database/database';
import { carChanges } from './carChanges';
import { shownCars } from './shownCars';
import { storedCars } from './storedCars';

/** Cars of one tenant; nothing here can reach another tenant's (PL-043). */
export const createCarRepository = (database: Database) => ({ ...shownCars(database), ...storedCars(database), ...carChanges(database) });
export type CarRepository = ReturnType<typeof createCarRepository>;
