export type { Database, Queryable } from './infrastructure/database/database';
export { openDatabase, type DatabaseOptions } from './infrastructure/database/openDatabase';
export { readPhotoSettings } from './domains/images/photoSettings';
export { importStock, type ImportOptions, type ImportProgress } from './domains/stock-feed/importStock';
export type { ImportReport } from './domains/stock-feed/importReport';
export { findRemoteStock, type RemoteStock } from './domains/stock-feed/remoteStock';
export { searchAdminKey } from './domains/search/apiKeys';
export { pushStock, type PushReport, type PushTarget } from './domains/search/pushStock';
export type { ColumnMapping } from './domains/stock-feed/columnMapping';
export { feedTemplate } from './domains/stock-feed/feedTemplate';
export { startPlatformApi, type PlatformApiOptions, type RunningPlatformApi } from './app/startPlatformApi';
export { deliveryFromFolder, type DeliverySource } from './domains/delivery/deliverySource';
export {
  LISTED_STATES,
  openLeadService,
  type ExportedLead,
  type LeadService,
  type ListedLead,
  type ListedState,
} from './domains/leads/leadService';
export { findRemoteReservations, type RemoteReservations } from './domains/reservations/remoteReservations';
export { findRemoteLeadService } from './domains/leads/remoteLeadService';
