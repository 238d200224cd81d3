/**
 * Who was signed in when a lead was submitted, so that nobody else pays or claims with it. A lead has a deposit at most, and one payment of each
 * invoice. A saved valuation belongs to its lead and goes with it; one without a lead is of an earlier version, and is deleted by its age.
 */
export const OWNERS_OF_LEADS = `
alter table leads add column user_id bigint;

drop index one_payment_of_a_lead;
create unique index one_deposit_of_a_lead on payments (tenant, lead_id)
  where state in ('started', 'paid', 'refunding') and lead_id is not null and purpose <> 'invoice';
create unique index one_payment_of_an_invoice on payments (tenant, lead_id, subject)
  where state in ('started', 'paid', 'refunding') and lead_id is not null and purpose = 'invoice';

alter table saved_valuations add column lead_id uuid;
update saved_valuations saved set lead_id = leads.id, document = saved.document - 'lead_id'
  from leads where leads.tenant = saved.tenant and leads.id::text = saved.document->>'lead_id' and leads.deidentified_at is null;
delete from saved_valuations saved using saved_valuations newer
  where newer.tenant = saved.tenant and newer.lead_id = saved.lead_id and newer.id > saved.id;
create unique index one_saved_valuation_of_a_lead on saved_valuations (tenant, lead_id);
`;
