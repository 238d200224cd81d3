import { hasBrandTheme } from '../switches/templates';
import type { LinkContext } from './linkContext';

/**
 * Where a service is booked: the tenant's own booking page, the manufacturer's dealer site, or a page of this site, '/genuine-service' in a
 * brand theme. null where no page is deployed.
 */
export function servicePath({ site, to }: LinkContext & { site: { template: string | null } }): string | null {
  const { serviceBookingUrl, baseDomain } = site.switches;
  if (serviceBookingUrl) return serviceBookingUrl;
  if (!hasBrandTheme(site)) return to.ifDeployed('forms.service');
  return baseDomain ? `https://${baseDomain}/service/booking` : to.ifDeployed('forms.genuine-service');
}
