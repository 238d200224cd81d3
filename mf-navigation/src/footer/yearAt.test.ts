import { yearAt } from './yearAt';

it.each([
  ['2026-06-30T00:00:00Z', 'Australia/Perth', '2026'],
  ['2025-12-31T15:59:59Z', 'Australia/Perth', '2025'],
  ['2025-12-31T16:00:00Z', 'Australia/Perth', '2026'],
  ['2025-12-31T12:59:59Z', 'Australia/Sydney', '2025'],
  ['2025-12-31T13:00:00Z', 'Australia/Sydney', '2026'],
  ['2026-01-01T04:59:59Z', 'America/New_York', '2025'],
  ['2026-01-02T00:00:00Z', 'America/New_York', '2026'],
])('NA-035 at %s in %s the year is %s', (instant, zone, year) => {
  expect(yearAt(new Date(instant), zone)).toBe(year);
});
