/** The lead with which a prize was claimed. */
export const CLAIMED_SPINS = `
alter table spins add column lead_id uuid;
`;
