import type { ExportedLead } from '@forecourt/platform-api';

/** A spreadsheet runs what begins like a formula; a quote in front makes it text. */
const asText = (value: unknown) => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return /^[=+\-@\t\r]/.test(text) && !/^\+?\d+$/.test(text) ? `'${text}` : text;
};

const FIELDS = [
  ...(['name', 'last_name', 'email', 'phone', 'postcode', 'message'] as const),
  ...(['subcategory', 'dealership_slug', 'location', 'car_id', 'opt_in', 'url'] as const),
];

export const CSV_HEADER: readonly string[] = ['tenant', 'lead_id', 'at', 'category', 'quarantine', 'deliveries', ...FIELDS];

/** One lead as a line of the export; what visitors typed is text for any spreadsheet. */
export function csvRow({ tenant, id, at, category, quarantine, states, payload }: ExportedLead): string[] {
  return [tenant, id, at, category, quarantine, states, ...FIELDS.map((field) => payload[field])].map(asText);
}
