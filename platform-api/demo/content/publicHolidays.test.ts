import { easterSunday, publicHolidays } from './publicHolidays';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('returns Easter Sunday of %i', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

it('AP-009 returns the holidays of a state, on the Monday after where they fall on a weekend', () => {
  expect(publicHolidays('WA', 2026)).toEqual([
    { date: '2026-01-01', isClosedDay: true },
    { date: '2026-01-26', isClosedDay: false },
    { date: '2026-03-02', isClosedDay: false },
    { date: '2026-04-03', isClosedDay: true },
    { date: '2026-04-06', isClosedDay: false },
    { date: '2026-04-25', isClosedDay: true },
    { date: '2026-06-01', isClosedDay: false },
    { date: '2026-09-28', isClosedDay: false },
    { date: '2026-12-25', isClosedDay: true },
    { date: '2026-12-26', isClosedDay: false },
  ]);
  expect(publicHolidays('NSW', 2025).map(({ date }) => date)).toContain('2025-01-27');
  expect(publicHolidays('VIC', 2026).map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-03-09', '2026-06-08']));
});
