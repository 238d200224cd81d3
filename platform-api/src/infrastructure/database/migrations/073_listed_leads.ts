/**
 * Place of a lead in the list of programs: when its form was sent or completed; of one that is half filled in, when it is delivered as it is. A lead
 * that is completed later has a later place.
 */
export const LISTED_LEADS = `
alter table leads add column listed_at timestamptz not null default now();
update leads set listed_at = coalesce(completed_at, case when form_completed then created_at else created_at + interval '20 minutes' end);
create index leads_by_listing on leads (tenant, listed_at, id);
`;
