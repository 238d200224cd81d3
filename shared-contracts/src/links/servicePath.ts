import type { LinkContext } from './linkContext';

/**
 * Where a service is booked: the tenant's own booking page, or a page of this site; with `servicePage` genuine-service the manufacturer's
 * dealer site comes before it. null where no page is deployed.
 */
export function servicePath({ site, to }: LinkContext): string | null {
  const { serviceBookingUrl, servicePage, baseDomain } = site.switches;
  if (serviceBookingUrl) return serviceBookingUrl;
  if (servicePage === 'service') return to.ifDeployed('forms.service');
  return baseDomain ? `https://${baseDomain}/service/booking` : to.ifDeployed('forms.genuine-service');
}
