/** A lead that was delivered before its form was completed is delivered again with what came later, as a part of its own. */
export const LEAD_STEPS = `
alter table lead_deliveries drop constraint lead_deliveries_part_check;
alter table lead_deliveries add constraint lead_deliveries_part_check check (part in ('lead', 'offer_accepted', 'completed'));
`;
