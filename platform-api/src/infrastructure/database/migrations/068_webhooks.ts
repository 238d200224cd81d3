/** Tokens that sign messages instead of being sent, and the messages that were received lately, so that one that comes again changes nothing. */
export const WEBHOOKS = `
alter table api_tokens add column signs boolean not null default false;

create table received_messages (
  token_id text not null,
  message_id text not null,
  at timestamptz not null,
  primary key (token_id, message_id)
);
create index messages_by_age on received_messages (at);

insert into installation (name, value) values ('webhook_key', gen_random_uuid()::text || gen_random_uuid()::text);
`;
