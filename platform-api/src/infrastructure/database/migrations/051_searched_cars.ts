/** What the search index reads of a car beside the whole of it, and the names of what that is; see search/carRecord.ts. */
export const SEARCHED_CARS = `
alter table cars add column searched text not null default '';
alter table cars add column searched_as text not null default '';
`;
