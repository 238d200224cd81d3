/** An account lists its leads, newest first. */
export const LEADS_OF_ACCOUNTS = `
create index leads_by_user on leads (tenant, user_id, created_at desc) where user_id is not null;
`;
