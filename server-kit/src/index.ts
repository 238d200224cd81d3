export { isDemonstration } from './isDemonstration';
export { isProcessAlive } from './isProcessAlive';
export { addHealthRoutes, listen, StartError, stopOnSignal } from './lifecycle';
export { serverLogger } from './logging/serverLogger';
export { addMetricsRoute } from './metricsRoute';
export { isLoopback, isOperatorRequest } from './operatorRequest';
export { trustIn, type Trust } from './trustedProxies';
export { hostName, tenantsFromFolder, type TenantSource } from './tenantSource';
