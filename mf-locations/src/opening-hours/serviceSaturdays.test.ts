import { comingSaturday, isAppointmentSaturday } from './serviceSaturdays';

it.each([
  ['2025-06-14', true],
  ['2025-06-21', false],
  ['2025-06-28', true],
  ['2025-06-07', false],
  ['2025-05-31', false],
  ['2026-06-13', true],
])('CO-100 on %s service is by appointment: %s', (date, expected) => {
  expect(isAppointmentSaturday(date, { serviceSaturdayAlternateFrom: '2025-06-14' })).toBe(expected);
  expect(isAppointmentSaturday(date, { serviceSaturdayAlternateFrom: null })).toBe(false);
});

it.each([
  ['2025-06-13T15:59:00Z', '2025-06-14'],
  ['2025-06-14T10:00:00Z', '2025-06-14'],
  ['2025-06-14T16:00:00Z', '2025-06-21'],
])('CO-100 at %s the next Saturday in Perth is %s', (now, date) => {
  expect(comingSaturday(new Date(now), 'Australia/Perth')).toBe(date);
});

it('CO-100 on a Sunday the next Saturday is six days later', () => {
  expect(comingSaturday(new Date('2025-06-15T02:00:00Z'), 'Australia/Perth')).toBe('2025-06-21');
});

it('CO-100 counts fourteen days across daylight saving', () => {
  const switches = { serviceSaturdayAlternateFrom: '2025-06-14' };
  expect(isAppointmentSaturday('2025-10-04', switches)).toBe(true);
  expect(isAppointmentSaturday('2025-10-11', switches)).toBe(false);
  expect(isAppointmentSaturday('no date', switches)).toBe(false);
});
