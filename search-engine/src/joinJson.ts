/** Joins members that are serialized already and those of a plain object to a JSON object. */
export function joinJsonObject(texts: Readonly<Record<string, string>>, others: object = {}): string {
  const members = Object.entries(texts).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  const rest = JSON.stringify(others).slice(1, -1);
  return `{${[...members, ...(rest === '' ? [] : [rest])].join(',')}}`;
}

/** Joins serialized elements to a JSON array. */
export const joinJsonArray = (texts: readonly string[]) => `[${texts.join(',')}]`;
