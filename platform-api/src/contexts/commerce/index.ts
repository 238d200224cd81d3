export { commercePlugin } from './commercePlugin';
export { paymentFigures } from './payments/paymentFigures';
export { reservationFigures } from './reservations/reservationFigures';
export { httpPayments } from './payments/httpPayments';
export type { TenantProviders } from './payments/paymentService';
export type { PaymentProvider } from './payments/paymentProvider';
export { createTestPayments } from './payments/testPayments';
export { findRemoteReservations, type RemoteReservations } from './reservations/remoteReservations';
