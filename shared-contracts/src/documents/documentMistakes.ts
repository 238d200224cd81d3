import { contactMistakes } from './rules/contacts';
import { hoursMistakes } from './rules/hours';
import { identityMistakes } from './rules/identities';
import { rangeMistakes } from './rules/ranges';
import type { Document, Mistake } from './mistake';

/**
 * What is wrong in a tenant document or a template beyond the type of each field: entries that contradict each other, and texts that are not what
 * their field is for. Values of a wrong type are not looked at.
 */
export const documentMistakes = (document: Document): Mistake[] => [
  ...identityMistakes(document),
  ...hoursMistakes(document),
  ...contactMistakes(document),
  ...rangeMistakes(document),
];
