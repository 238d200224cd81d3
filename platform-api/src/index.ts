export type { Database, Queryable } from './infrastructure/database/database';
export { openDatabase, type DatabaseOptions } from './infrastructure/database/openDatabase';
export { readPhotoSettings } from './contexts/vehicles/images/photoSettings';
export { importStock, type ImportOptions, type ImportProgress } from './contexts/vehicles/stock-feed/importStock';
export type { ImportReport } from './contexts/vehicles/stock-feed/importReport';
export { findRemoteStock, type RemoteStock } from './contexts/vehicles/stock-feed/remoteStock';
export { searchAdminKey } from './contexts/search/apiKeys';
export { pushStock, type PushReport, type PushTarget } from './contexts/search/pushStock';
export type { ColumnMapping } from './contexts/vehicles/stock-feed/columnMapping';
export { feedTemplate } from './contexts/vehicles/stock-feed/feedTemplate';
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
