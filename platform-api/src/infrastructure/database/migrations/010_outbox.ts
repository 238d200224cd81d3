/** Messages that a development site would have sent, to be read at /dev/outbox. */
export const OUTBOX = `
create table outbox_messages (
  id bigint generated always as identity primary key,
  tenant text not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index outbox_by_tenant on outbox_messages (tenant, id desc);
`;
