import type { PlannedLead } from '../leads/collaborators';
import { endpointsFor, type DeliveryConfig } from './deliveryConfig';

/** Why no endpoint gets a lead by the rules of today, as the rest of a sentence. */
export function whyWaiting(config: DeliveryConfig, lead: Omit<PlannedLead, 'id'>): string {
  const { rules } = config;
  const { category, dealership_slug: dealership } = lead;
  const endpoints = endpointsFor(config, lead);
  if (endpoints.length > 0) return `it is about to be sent to ${endpoints.join(', ')}`;
  if (rules.length === 0) return 'the site has no delivery document that names an endpoint';
  const named = [...new Set(rules.flatMap(({ categories = [] }) => categories))];
  const known = named.length > 0 ? `; the rules name ${named.join(', ')}` : '';
  return `no rule matches category ${category}${dealership === null ? '' : ` of dealership ${dealership}`}${known}`;
}
