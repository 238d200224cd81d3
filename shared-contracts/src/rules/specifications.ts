/** A specification as a feed has it. */
export interface SpecificationEntry {
  label: string;
  value: unknown;
}

/** A specification that says something. */
export interface Specification {
  label: string;
  value: string;
}

/** Keeps the entries that say something: blank, null and the text 'null' go, 0 and false stay (CO-093). */
export function cleanSpecifications(entries: readonly SpecificationEntry[]): Specification[] {
  return entries.flatMap(({ label, value }) => {
    const text = String(value ?? '').trim();
    return text === '' || text === 'null' ? [] : [{ label, value: text }];
  });
}
