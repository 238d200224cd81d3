import type { SiteConfig } from '@forecourt/shared-contracts';
import { FIELD_TYPES } from '../definition/fieldTypes';

/** What the terms mean for a form, below their checkbox. */
export const termsText = ({ name }: Pick<SiteConfig, 'name'>) =>
  `Sending this form creates no duty to buy. Prices and availability may change until you sign a contract. ${name} handles your details as its privacy policy says.`;

/** The wording that the visitor agrees to, stored with the lead (FO-120). */
export const termsWording = (site: Pick<SiteConfig, 'name'>) => `${FIELD_TYPES.terms_agreed.label} ${termsText(site)}`;
