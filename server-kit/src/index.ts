export { isDemonstration } from './isDemonstration';
export { isProcessAlive } from './isProcessAlive';
export { addHealthRoutes, listen, StartError, stopOnSignal } from './lifecycle';
export { addMetricsRoute, isLoopback } from './metricsRoute';
export { tenantsFromFolder, type TenantSource } from './tenantSource';
