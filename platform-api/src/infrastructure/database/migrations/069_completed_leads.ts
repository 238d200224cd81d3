/** When the form of a lead was completed that was sent step by step. */
export const COMPLETED_LEADS = `
alter table leads add column completed_at timestamptz;
`;
