import type { LeadPayload } from '@forecourt/shared-contracts';

/** Fields of the short lead form in their order, with label and input attributes; `autoComplete` takes the browser's standard tokens. */
export const LEAD_FIELDS = [
  { name: 'name', label: 'First Name', input: { type: 'text', autoComplete: 'given-name', maxLength: 100 } },
  { name: 'last_name', label: 'Last Name', input: { type: 'text', autoComplete: 'family-name', maxLength: 100 } },
  { name: 'postcode', label: 'Postcode', input: { type: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 4 } },
  { name: 'phone', label: 'Mobile', input: { type: 'tel', autoComplete: 'tel', maxLength: 20 } },
  { name: 'email', label: 'Email', input: { type: 'email', autoComplete: 'email', maxLength: 254 } },
] as const satisfies readonly { name: keyof LeadPayload; label: string; input: object }[];

/** The form's hidden field, which a person leaves empty. */
export const HONEYPOT_FIELD = 'website' satisfies keyof LeadPayload;
