import { STOCK } from './001_stock';
import { LEADS } from './002_leads';
import { VISITS } from './003_visits';

/** In the order in which they run; a published migration is never edited. */
export const MIGRATIONS: readonly { id: string; sql: string }[] = [
  { id: '001_stock', sql: STOCK },
  { id: '002_leads', sql: LEADS },
  { id: '003_visits', sql: VISITS },
];
