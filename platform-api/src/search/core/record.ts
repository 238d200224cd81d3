/** A record as the index keeps it: any JSON object with an objectID. */
export type IndexRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** The value at a path such as 'variant.torque'; undefined where there is none. */
export function valueAt(record: Readonly<Record<string, unknown>>, attribute: string): unknown {
  if (attribute in record) return record[attribute];
  if (!attribute.includes('.')) return undefined;
  let value: unknown = record;
  for (const step of attribute.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** The attributes that a search asked for: `*` is all, `-name` leaves one out, a path keeps its nesting. */
export function pickAttributes(record: IndexRecord, wanted: readonly string[]): Record<string, unknown> {
  if (wanted.length === 1 && wanted[0] === '*') return { ...record };
  const without = wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  if (wanted.includes('*') || (without.length > 0 && without.length === wanted.length)) {
    return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || !without.includes(name)));
  }
  const picked: Record<string, unknown> = {};
  for (const name of wanted) {
    const value = valueAt(record, name);
    if (value === undefined) continue;
    const steps = name in record ? [name] : name.split('.');
    let target = picked;
    for (const step of steps.slice(0, -1)) target = (target[step] ??= {}) as Record<string, unknown>;
    target[steps.at(-1) as string] = value;
  }
  picked.objectID = record.objectID;
  return picked;
}
