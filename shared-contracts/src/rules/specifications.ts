/** A specification as a feed has it. */
export interface SpecificationEntry {
  label: string;
  value: unknown;
}

/** A specification with a value. */
export interface Specification {
  label: string;
  value: string;
}

/** Removes entries without a value: blank, null and the text 'null'; 0 and false are values. */
export function cleanSpecifications(entries: readonly SpecificationEntry[]): Specification[] {
  return entries.flatMap(({ label, value }) => {
    const text = String(value ?? '').trim();
    return text === '' || text === 'null' ? [] : [{ label, value: text }];
  });
}
