/** How long a sold car stays visible is a rule of the search index; nothing queries the table for it. */
export const SOLD_WINDOW = `alter table cars drop column visible_until;`;
