import type { Queryable } from '../../../infrastructure/database/database';

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
 * Removes what is personal from leads older than so many months: contact, message, pages, registration, photos, valuation, account, attributes
 * that were added later. Consents remain as proof without a name. Returns how many leads it changed.
 */
export async function deidentifyLeads(database: Queryable, months: number = DEFAULT_RETENTION_MONTHS): Promise<number> {
  const [row] = await database.query<{ changed: number }>(
    `with old as (
       update leads set deidentified_at = now(), user_id = null,
              payload = (select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(payload) where key = any($2::text[]))
        where deidentified_at is null and created_at < now() - make_interval(months => $1)
        returning tenant, id),
     attributes as (delete from lead_attributes using old where lead_attributes.tenant = old.tenant and lead_attributes.lead_id = old.id),
     photos as (delete from lead_photos using old where lead_photos.tenant = old.tenant and lead_photos.lead_id = old.id),
     valuations as (delete from saved_valuations saved using old where saved.tenant = old.tenant and saved.lead_id = old.id),
     pages as (update consents set page = '' from old where consents.tenant = old.tenant and consents.lead_id = old.id)
     select count(*)::int as changed from old`,
    [months, IMPERSONAL_FIELDS],
  );
  return row?.changed ?? 0;
}
