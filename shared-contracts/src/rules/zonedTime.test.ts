import { withOffset } from './zonedTime';

it.each([
  ['Perth has no daylight saving', '2026-01-15', 9 * 60, 'Australia/Perth', '2026-01-15T09:00:00+08:00'],
  ['Adelaide is half an hour off', '2026-07-01', 13 * 60 + 30, 'Australia/Adelaide', '2026-07-01T13:30:00+09:30'],
  ['Sydney before the clocks go back', '2026-04-04', 9 * 60, 'Australia/Sydney', '2026-04-04T09:00:00+11:00'],
  ['Sydney after the clocks went back', '2026-04-05', 9 * 60, 'Australia/Sydney', '2026-04-05T09:00:00+10:00'],
  ['Sydney after the clocks went forward', '2026-10-04', 9 * 60, 'Australia/Sydney', '2026-10-04T09:00:00+11:00'],
  ['west of Greenwich', '2026-01-15', 5, 'America/St_Johns', '2026-01-15T00:05:00-03:30'],
])('AP-047 %s', (_what, date, minutes, zone, expected) => {
  expect(withOffset(date, minutes, zone)).toBe(expected);
});
