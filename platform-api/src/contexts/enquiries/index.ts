export { raiseAlert } from './delivery/alerts/alertRepository';
export type { DeliverySettings, DeliveryTiming } from './delivery/createDelivery';
export type { DeliveredLead } from './delivery/deliveredLead';
export type { TenantServices } from './delivery/deliveryConfig';
export { deliveryFromEnvironment } from './delivery/deliveryFromEnvironment';
export { deliveryMisfits } from './delivery/deliveryMisfits';
export { deliveryFromFolder, deliveryOf, type DeliverySource } from './delivery/deliverySource';
export { enquiriesPlugin } from './enquiriesPlugin';
export { accountLeads } from './leads/accountLeads';
export { carOfLead, requireOwnLead } from './leads/leadOwner';
export { retentionMonthsFrom } from './leads/leadRetention';
export {
  LISTED_STATES,
  openLeadService,
  type ExportedLead,
  type LeadService,
  type ListedLead,
  type ListedState,
} from './lead-operations/leadService';
export type { LeadUpdates, NewUpdate } from './leads/leadUpdates';
export type { VisitorMail } from './leads/visitorMail';
export { leadFigures } from './lead-operations/leadFigures';
export { findRemoteLeadService } from './lead-operations/remoteLeadService';
export { readSpinPromotions, type SpinPromotions } from './spins/spinPromotion';
export { httpValuations } from './valuations/httpValuations';
export { localExampleValuations } from './valuations/localExampleValuations';
export type { ValuationProvider } from './valuations/valuationProvider';
