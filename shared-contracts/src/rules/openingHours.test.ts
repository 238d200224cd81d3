import type { SpecialHours } from '../entities/location';
import { aLocation, anOpeningHour, aSpecialHours } from '../testing';
import { hoursAt, isOpenAt, minutesOf, specialDayOf, specialHoursOf } from './openingHours';

const open = (weekday: number, formated_hours: string | null = '8:30am - 5:00pm') => anOpeningHour({ weekday, formated_hours });

describe('CO-099 isOpenAt', () => {
  const hours = [1, 2, 3, 4, 5].map((day) => open(day));
  const holiday = (over: Partial<SpecialHours>): SpecialHours => ({
    date: '2026-03-02',
    status: 'Open',
    start_hour: null,
    end_hour: null,
    hours: null,
    location_id: 31,
    location: null,
    ...over,
  });

  it.each([
    ['opens on the minute', '2026-03-02T08:30:00+08:00', true],
    ['is closed a second before', '2026-03-02T08:29:59+08:00', false],
    ['is open a second before closing', '2026-03-02T16:59:59+08:00', true],
    ['closes on the minute', '2026-03-02T17:00:00+08:00', false],
    ['is closed on a day without hours', '2026-03-01T10:00:00+08:00', false],
    ['uses its own clock when it is still Sunday in London', '2026-03-02T08:45:00+08:00', true],
  ])('a location in Perth %s', (_rule, instant, expected) => {
    expect(isOpenAt(new Date(instant), { hours, timeZone: 'Australia/Perth' })).toBe(expected);
  });

  it.each([
    ['in summer, UTC+11', '2026-01-12T21:45:00Z', true],
    ['at the same UTC time in winter, UTC+10', '2026-07-13T21:45:00Z', false],
    ['on the Monday after clocks go back', '2026-04-05T22:30:00Z', true],
    ['an hour earlier that Monday', '2026-04-05T21:45:00Z', false],
    ['on the Monday after clocks go forward', '2026-10-04T21:30:00Z', true],
  ])('a location in Sydney follows daylight saving: %s', (_rule, instant, expected) => {
    expect(isOpenAt(new Date(instant), { hours, timeZone: 'Australia/Sydney' })).toBe(expected);
  });

  it.each<[string, Partial<SpecialHours>, boolean]>([
    ['closed that day', { status: 'Closed' }, false],
    ['open longer, by start_hour and end_hour', { start_hour: '07:00', end_hour: '20:00' }, true],
    ['open longer, by hours', { hours: { begin: '07:00', end: '20:00' } }, true],
    ['of a date with a time', { date: '2026-03-02T00:00:00+08:00', start_hour: '07:00', end_hour: '20:00' }, true],
    ['of another date', { date: '2026-03-03', status: 'Open', start_hour: '07:00', end_hour: '20:00' }, false],
    ['open at unknown hours', {}, false],
  ])('special hours override the weekday: %s', (_rule, over, expected) => {
    const instant = new Date(expected ? '2026-03-02T18:00:00+08:00' : '2026-03-02T07:30:00+08:00');
    expect(isOpenAt(instant, { hours, special: [holiday(over)], timeZone: 'Australia/Perth' })).toBe(expected);
  });

  it('a closed holiday wins within usual hours', () => {
    const noon = new Date('2026-03-02T12:00:00+08:00');
    expect(isOpenAt(noon, { hours, special: [holiday({ status: 'Closed' })], timeZone: 'Australia/Perth' })).toBe(false);
  });

  it.each([
    ['opening', { open: null }],
    ['closing', { close: null }],
  ])('a day without %s time counts as closed', (_time, over) => {
    const noon = new Date('2026-03-02T12:00:00+08:00');
    expect(isOpenAt(noon, { hours: [anOpeningHour(over)], timeZone: 'Australia/Perth' })).toBe(false);
  });

  it('a closed day is closed whatever its hours are', () => {
    const noon = new Date('2026-03-02T12:00:00+08:00');
    expect(isOpenAt(noon, { hours: [anOpeningHour({ status: 'Closed' })], timeZone: 'Australia/Perth' })).toBe(false);
  });

  it('CO-015 reads either shape of a special entry’s location', () => {
    const mine = [holiday({}), holiday({ location_id: null, location: { id: 31 } })];
    expect(specialHoursOf([...mine, holiday({ location_id: 32 })], 31)).toEqual(mine);
  });

  it('LO-040 an entry that names no location counts for all, but on a day for which a location has its own', () => {
    const christmas = holiday({ date: '2026-12-25', location_id: null });
    const special = [holiday({}), holiday({ location_id: null }), christmas];
    expect(specialHoursOf(special, 31)).toEqual([holiday({}), { ...christmas, location_id: 31 }]);
    expect(specialHoursOf(special, 32).map(({ date, location_id: id }) => [date, id])).toEqual([
      ['2026-03-02', 32],
      ['2026-12-25', 32],
    ]);
  });
});

it.each([
  ['08:30', 510],
  ['8:30', 510],
  ['8:30am', 510],
  ['8:30 PM', 1230],
  ['12:15 am', 15],
  ['12pm', 720],
  ['17:00:00', 1020],
  ['24:00', 1440],
  ['25:00', null],
  ['08:75', null],
  ['08:60', null],
  [' 8:30 ', 510],
  ['8am', 480],
  ['from 8:30', null],
  ['8:30 sharp', null],
  ['late', null],
  ['', null],
  [null, null],
])('CO-014 reads the time %s as minute %s', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

describe('LO-042 hoursAt', () => {
  const site = { opening_hours: [anOpeningHour({ weekday: 3 })] };
  const { contact_detail } = aLocation();
  it.each([
    ['its own hours', aLocation(), contact_detail.opening_hours],
    ['those of the site where it has none', aLocation({ contact_detail: { ...contact_detail, opening_hours: [] } }), site.opening_hours],
    ['those of the site without a location', undefined, site.opening_hours],
  ])('are %s', (_what, location, hours) => {
    expect(hoursAt(location, site)).toEqual(hours);
  });
});

describe('CO-015 specialDayOf', () => {
  it.each<[string, Partial<SpecialHours>, ReturnType<typeof specialDayOf>]>([
    [
      'start_hour and end_hour',
      { status: 'Open', start_hour: '10:00', end_hour: '15:00' },
      { date: '2026-12-25', status: 'Open', open: '10:00', close: '15:00' },
    ],
    [
      'hours',
      { status: 'Open', hours: { begin: '9:00', end: '12:00' } },
      { date: '2026-12-25', status: 'Open', open: '9:00', close: '12:00' },
    ],
    [
      'hours beside empty texts',
      { status: 'Open', start_hour: '', end_hour: '', hours: { begin: '9:00', end: '12:00' } },
      { date: '2026-12-25', status: 'Open', open: '9:00', close: '12:00' },
    ],
    ['a closed day', { date: '2026-12-25T00:00:00+08:00' }, { date: '2026-12-25', status: 'Closed', open: null, close: null }],
    ['an unreadable date', { date: 'Christmas' }, { date: '', status: 'Closed', open: null, close: null }],
  ])('reads %s', (_what, over, expected) => {
    expect(specialDayOf(aSpecialHours(over))).toEqual(expected);
  });
});
