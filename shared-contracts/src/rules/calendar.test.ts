import fc from 'fast-check';
import { addDays, clockAt, dateOf, dayNumber, shortDate, weekdayOf } from './calendar';

it.each([
  ['2026-03-09T16:00:00Z', 'Australia/Perth', { date: '2026-03-10', weekday: 2, minutes: 0 }],
  ['2026-03-09T15:59:59Z', 'Australia/Perth', { date: '2026-03-09', weekday: 1, minutes: 1439 }],
  ['2026-01-15T13:30:00Z', 'Australia/Sydney', { date: '2026-01-16', weekday: 5, minutes: 30 }],
  ['2026-07-15T13:30:00Z', 'Australia/Sydney', { date: '2026-07-15', weekday: 3, minutes: 1410 }],
  ['2026-07-15T13:30:00Z', 'Australia/Adelaide', { date: '2026-07-15', weekday: 3, minutes: 1380 }],
])('CO-099 reads %s on the clocks of %s', (instant, zone, clock) => {
  expect(clockAt(new Date(instant), zone)).toEqual(clock);
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

it.each([
  // Clocks go forward on the first Sunday of October and back on the first of April; not in Queensland and Western Australia.
  ['2026-10-03T15:59:59Z', 'Australia/Sydney', '2026-10-04', 119],
  ['2026-10-03T16:00:00Z', 'Australia/Sydney', '2026-10-04', 180],
  ['2026-04-04T15:59:59Z', 'Australia/Melbourne', '2026-04-05', 179],
  ['2026-04-04T16:00:00Z', 'Australia/Melbourne', '2026-04-05', 120],
  ['2026-10-03T16:30:00Z', 'Australia/Adelaide', '2026-10-04', 180],
  ['2026-10-03T16:29:59Z', 'Australia/Adelaide', '2026-10-04', 119],
  ['2026-10-03T16:00:00Z', 'Australia/Brisbane', '2026-10-04', 120],
  ['2026-10-03T16:00:00Z', 'Australia/Hobart', '2026-10-04', 180],
  ['2026-10-03T16:30:00Z', 'Australia/Darwin', '2026-10-04', 120],
  ['2026-10-03T18:00:00Z', 'Australia/Perth', '2026-10-04', 120],
])('CO-099 daylight saving: at %s clocks of %s show %s, minute %s', (instant, zone, date, minutes) => {
  expect(clockAt(new Date(instant), zone)).toEqual({ date, weekday: 0, minutes });
});

it('CO-099 law: an hour later is an hour later on every clock, but when clocks change', () => {
  const zones = fc.constantFrom('Australia/Perth', 'Australia/Brisbane', 'Australia/Darwin');
  const instants = fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') });
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const before = clockAt(instant, zone);
      const after = clockAt(new Date(instant.getTime() + 3_600_000), zone);
      const days = after.date === before.date ? 0 : 1;
      expect(days * 1440 + after.minutes - before.minutes).toBe(60);
      expect(after.weekday).toBe((before.weekday + days) % 7);
    }),
  );
});

it('CO-100 law: days forth and back lead to the same date, and seven of them to the same weekday', () => {
  const dates = fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(dates, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
    }),
  );
});

it.each([
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].entries(),
])('CO-062 month %i is %s', (month, name) => {
  expect(shortDate(`2026-${String(month + 1).padStart(2, '0')}-05`)).toBe(`5 ${name.slice(0, 3)} 2026`);
});

it('CO-100 counts the days of a date and of nothing else', () => {
  expect(dayNumber('1970-01-02')).toBe(1);
  expect(dayNumber('on 1970-01-02')).toBeNaN();
  expect(dayNumber('1970-01-02 ')).toBeNaN();
  expect(dayNumber('1970-02-30')).toBe(60);
});
