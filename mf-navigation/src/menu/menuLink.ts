import type { Links } from '@forecourt/shared-contracts';

/** A link of menu or footer; external ones open in a new tab. */
export interface MenuLink {
  name: string;
  to: string;
  isExternal: boolean;
}

/** A link to an address that a tenant document or the content store names; none to a page that the site does not have. */
export function linkTo(name: string, address: string, to: Links): MenuLink[] {
  if (/^https?:/.test(address)) return [{ name, to: address, isExternal: true }];
  const path = to.followIfDeployed(address);
  return path === null ? [] : [{ name, to: path, isExternal: false }];
}
