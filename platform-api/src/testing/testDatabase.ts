import { openDatabase } from '../database/openDatabase';

// An embedded database takes seconds to start on a busy machine.
jest.setTimeout(60_000);

/** A fresh database in memory. */
export const openTestDatabase = () => openDatabase({});
