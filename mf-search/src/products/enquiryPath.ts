import type { Links } from '@forecourt/shared-contracts';

/** Where a shopper enquires about a part: the parts enquiry, else the contact page; null on a site with neither. */
export const enquiryPath = (to: Links): string | null => to.ifDeployed('forms.parts-enquiry') ?? to.ifDeployed('forms.contact');
