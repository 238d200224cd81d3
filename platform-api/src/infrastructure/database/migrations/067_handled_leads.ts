/** Leads that somebody outside has dealt with, as a program of the dealer says. */
export const HANDLED_LEADS = `
create table handled_leads (
  tenant text not null,
  lead_id uuid not null,
  at timestamptz not null,
  token_id text not null,
  primary key (tenant, lead_id)
);
`;
