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

export const CSV_HEADER: readonly string[] = ['tenant', 'lead_id', 'at', 'category', 'quarantine', 'deliveries', 'updates', ...FIELDS];

/** An update on one line: '2026-03-02T09:00:00.000Z Reservation: amount 200'. */
export const updateText = ({ at, category, attributes }: ExportedLead['updates'][number]) =>
  `${at} ${category}: ${Object.entries(attributes)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')}`;

/** One lead as a line of the export; what visitors typed is text for any spreadsheet. */
export function csvRow({ tenant, id, at, category, quarantine, states, payload, updates }: ExportedLead): string[] {
  return [tenant, id, at, category, quarantine, states, updates.map(updateText).join('; '), ...FIELDS.map((field) => payload[field])].map(
    asText,
  );
}
