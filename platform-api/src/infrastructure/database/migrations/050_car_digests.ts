/** What a car said when it was written last, so that a stock import leaves cars alone that say the same again. */
export const CAR_DIGESTS = `
alter table cars add column digest text not null default '';
`;
