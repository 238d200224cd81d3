import { addDays, clockAt, dateOf, monthEnd, shortDate, weekdayOf } from './calendar';

it.each([
  ['2026-03-09T16:00:00Z', 'Australia/Perth', { date: '2026-03-10', weekday: 2, minutes: 0 }],
  ['2026-03-09T15:59:59Z', 'Australia/Perth', { date: '2026-03-09', weekday: 1, minutes: 1439 }],
  ['2026-01-15T13:30:00Z', 'Australia/Sydney', { date: '2026-01-16', weekday: 5, minutes: 30 }],
  ['2026-07-15T13:30:00Z', 'Australia/Sydney', { date: '2026-07-15', weekday: 3, minutes: 1410 }],
  ['2026-07-15T13:30:00Z', 'Australia/Adelaide', { date: '2026-07-15', weekday: 3, minutes: 1380 }],
])('CO-099 reads %s on the clocks of %s', (instant, zone, clock) => {
  expect(clockAt(new Date(instant), zone)).toEqual(clock);
});

it.each([
  ['2026-06-10T00:00:00Z', 'Australia/Perth', '30 June 2026'],
  ['2028-02-01T00:00:00Z', 'Australia/Perth', '29 February 2028'],
  ['2026-12-31T15:00:00Z', 'Australia/Perth', '31 December 2026'],
  ['2026-12-31T16:00:00Z', 'Australia/Perth', '31 January 2027'],
])('CO-072 the month of %s in %s ends on %s', (now, zone, text) => {
  expect(monthEnd(new Date(now), zone)).toBe(text);
});

it('CO-062 writes short dates', () => {
  expect(shortDate('2026-06-14')).toBe('14 Jun 2026');
  expect(shortDate('2026-09-01')).toBe('1 Sep 2026');
});

it.each([
  ['2026-06-14', '2026-06-14'],
  ['2026-06-14T00:00:00+10:00', '2026-06-14'],
  ['2026-13-40', null],
  ['14/06/2026', null],
  ['', null],
  [null, null],
])('reads the date of %s', (text, date) => {
  expect(dateOf(text)).toBe(date);
});

it('counts days across months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(weekdayOf('2025-06-14')).toBe(6);
});
