import { pathIfDeployed, type Paths } from '@forecourt/shared-contracts';

/** Where a shopper asks for a part: the parts enquiry, else the contact page; null on a site with neither. */
export const enquiryPath = (paths: Paths): string | null =>
  pathIfDeployed(paths, paths.enquiry('parts')) ?? pathIfDeployed(paths, paths.contact());
