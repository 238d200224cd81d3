const ID = /\b(?:CO|SH|SE|VE|LO|FO|FI|NA|AP|PL)-\d{3}\b/g;
/** 'SH-018…109', 'CO-046 to CO-053', 'CO-046–053': a title that claims items without naming them. */
const RANGE = /\b[A-Z]{2}-\d{3}(?:…|–|\s(?:to|–)\s)(?:[A-Z]{2}-)?\d{3}\b/;

/** Ids of requirements that a title names one by one. */
export const idsIn = (title: string): string[] => title.match(ID) ?? [];

export const isRange = (title: string): boolean => RANGE.test(title);
