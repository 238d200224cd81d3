export { endWithNpm } from './endWithNpm';
export { isDemonstration } from './isDemonstration';
export { lockFolder } from './folder-lock/folderLock';
export { isInUse, keepFresh, ownerOf, thisHost, type FolderOwner } from './folder-lock/folderOwner';
export { isProcessAlive } from './folder-lock/isProcessAlive';
export { addHealthRoutes, listen, StartError, stopOnSignal } from './lifecycle';
export { loggedPath } from './logging/withoutIds';
export { serverLogger } from './logging/serverLogger';
export { addMetricsRoute } from './metricsRoute';
export { isLoopback, isOperatorRequest } from './operatorRequest';
export { trustIn, type Trust } from './trustedProxies';
export { hostName, tenantsFromFolder, type TenantSource } from './tenantSource';
export {
  checkDocument,
  pathText,
  placedIn,
  readDocument,
  type DocumentKind,
  type PlacedMistake,
  type ReadDocument,
} from './documents/checkDocument';
export type { Position } from './documents/documentText';
export { describeMistake, describeMistakes } from './documents/describeMistakes';
export { templateDocument, tenantDocument } from './documents/documentKinds';
export { lastGoodIn, noLastGood, type LastGood } from './documents/lastGood';
export { fitsAnything, type SiteFit } from './documents/siteFit';
export { schemaReason } from './documents/schemaReason';
export { didYouMean, suggestion } from './documents/suggestion';
export { readRedirects } from './redirects/readRedirects';
export { sameAddress, siteHosts, type Redirect } from './redirects/redirect';
export { noRedirects, redirectsFromFolder, type RedirectSource } from './redirects/redirectsFromFolder';
