import type { PlannedLead } from '../leads/collaborators';
import type { DeliveryConfig } from './deliveryConfig';

/** Why no endpoint gets a lead by the rules of today, as the rest of a sentence. */
export function whyWaiting({ rules }: Pick<DeliveryConfig, 'rules'>, { category, dealership_slug: dealership }: PlannedLead): string {
  if (rules.length === 0) return 'the site has no delivery document that names an endpoint';
  const named = [...new Set(rules.flatMap(({ categories = [] }) => categories))];
  const known = named.length > 0 ? `; the rules name ${named.join(', ')}` : '';
  return `no rule matches category ${category}${dealership === null ? '' : ` of dealership ${dealership}`}${known}`;
}
