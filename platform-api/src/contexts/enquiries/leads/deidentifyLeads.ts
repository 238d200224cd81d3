import type { Database } from '../../../infrastructure/database/database';
import type { DeletePersonalData } from './collaborators';

/** Fields of a de-identified lead: what it was about, nothing about whom. */
const IMPERSONAL_FIELDS = [
  ...['category', 'subcategory', 'location', 'dealership_slug', 'car_id', 'car_type', 'car_dealership_id', 'manufacturer_slug'],
  ...[
    'stock_number',
    'Vehicle Make',
    'Vehicle Model',
    'vehicle_status',
    'opt_in',
    'opt_in_finance',
    'opt_in_trade',
    'terms_agreed',
    'source',
  ],
  ...['form_completed', 'offer_accepted', 'additional_services', 'finance', 'do-you-have-a-trade-in'],
];

/** Months after which a lead is de-identified, unless LEAD_RETENTION_MONTHS sets another number. */
export const DEFAULT_RETENTION_MONTHS = 24;

/**
 * Removes what is personal from leads older than so many months: contact, message, pages, registration, account, attributes that were added
 * later, and what `others` have of them, photos and valuations. Consents remain as proof without a name. Returns how many leads it changed.
 */
export function deidentifyLeads(
  database: Database,
  months: number = DEFAULT_RETENTION_MONTHS,
  others: readonly DeletePersonalData[] = [],
): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = await transaction.query<{ tenant: string; id: string }>(
      `with old as (
         update leads set deidentified_at = now(), user_id = null, source = null, campaign = null,
                payload = (select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(payload) where key = any($2::text[]))
          where deidentified_at is null and created_at < now() - make_interval(months => $1)
          returning tenant, id),
       attributes as (delete from lead_attributes using old where lead_attributes.tenant = old.tenant and lead_attributes.lead_id = old.id),
       pages as (update consents set page = '' from old where consents.tenant = old.tenant and consents.lead_id = old.id)
       select tenant, id from old`,
      [months, IMPERSONAL_FIELDS],
    );
    if (old.length > 0) for (const deleteOf of others) await deleteOf(transaction, old);
    return old.length;
  });
}
