import { servicePath, type LinkContext } from '@forecourt/shared-contracts';

/** Path of the service link unless the switch bannerLinks has another one. */
const SERVICE = '/service';

/**
 * Where a banner or button of a document leads: an address, or the link that bannerLinks has under a name, where the service link is
 * that of the site. null where the page is not deployed.
 */
export function sectionPath(target: string, context: LinkContext): string | null {
  const { bannerLinks } = context.site.switches;
  if (!Object.hasOwn(bannerLinks, target)) return context.to.followIfDeployed(target);
  const address = bannerLinks[target as keyof typeof bannerLinks];
  return target === 'service' && address === SERVICE ? servicePath(context) : context.to.followIfDeployed(address);
}
