/** A JSON object of members that are JSON already, and of those of a plain object. */
export function objectText(texts: Readonly<Record<string, string>>, others: object = {}): string {
  const members = Object.entries(texts).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  const rest = JSON.stringify(others).slice(1, -1);
  return `{${[...members, ...(rest === '' ? [] : [rest])].join(',')}}`;
}

/** A JSON list of elements that are JSON already. */
export const listText = (texts: readonly string[]) => `[${texts.join(',')}]`;
