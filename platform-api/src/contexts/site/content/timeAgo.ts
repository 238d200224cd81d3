const DAY_MS = 86_400_000;
const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/** How long ago a day was, as reviews say it: '3 weeks ago'; today is 'today'. Both are ISO dates. */
export function timeAgo(date: string, today: string): string {
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / DAY_MS);
  const [unit, length] = UNITS.find(([, each]) => days >= each) ?? [];
  if (!unit || !length) return 'today';
  const count = Math.floor(days / length);
  return count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`;
}
