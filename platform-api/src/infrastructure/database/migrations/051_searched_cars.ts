/** The index row of a car and its version; see stock/carIndexRow.ts. */
export const SEARCHED_CARS = `
alter table cars add column searched text not null default '';
alter table cars add column searched_as text not null default '';
`;
