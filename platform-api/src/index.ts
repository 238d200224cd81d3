export type { Database, Queryable } from './database/database';
export { openDatabase, type DatabaseOptions } from './database/openDatabase';
export { seedDemoStock, type SeedReport } from './demo/seedDemoStock';
export { importStock, type ImportOptions, type ImportReport } from './feed/importStock';
export type { ColumnMapping } from './feed/columnMapping';
export { startPlatformApi, type PlatformApiOptions, type RunningPlatformApi } from './startPlatformApi';
export { listLeads, type ListedLead } from './leads/listLeads';
