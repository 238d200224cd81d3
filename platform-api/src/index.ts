export type { Database, Queryable } from './infrastructure/database/database';
export { openDatabase, type DatabaseOptions } from './infrastructure/database/openDatabase';
export { hostedStates, pushStock, searchAdminKey, type HostedState, type PushReport, type PushTarget } from './contexts/search';
export { findRemoteTokenService, isRight, openTokenService, RIGHTS, type Right, type TokenService } from './contexts/identity';
export {
  exclusiveImport,
  feedTemplate,
  importStock,
  readPhotoSettings,
  type ColumnMapping,
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
} from './contexts/vehicles';
export { findRemoteStock, type RemoteStock } from './app/remoteStock';
export { startPlatformApi, type PlatformApiOptions, type RunningPlatformApi } from './app/startPlatformApi';
export {
  findRemoteContentService,
  MAX_PREVIEW_HOURS,
  openContentService,
  type AuthoredItem,
  type ContentService,
  type NewPreview,
  type ImportReport as ContentImportReport,
  type ImportRequest as ContentImportRequest,
} from './contexts/site';
export { figuresOf, findRemoteFigures, GROUPINGS, type FigureGroup, type FigureRequest, type Grouping } from './contexts/figures';
export { MEASURES, type Measure } from './infrastructure/figures/figureRow';
export { findRemoteReservations, type RemoteReservations } from './contexts/commerce';
export {
  deliveryFromFolder,
  findRemoteLeadService,
  LISTED_STATES,
  openLeadService,
  type DeliverySource,
  type ExportedLead,
  type LeadService,
  type ListedLead,
  type ListedState,
} from './contexts/enquiries';
