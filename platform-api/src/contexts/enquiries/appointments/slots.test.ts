import type { SpecialHours } from '@forecourt/shared-contracts';
import { aLocation, anOpeningHour } from '@forecourt/shared-contracts/testing';
import { appointmentSlots } from './slots';

it('AP-047 preserves local times when daylight saving time changes', () => {
  const location = aLocation({
    contact_detail: {
      phone: null,
      landline_phone: null,
      opening_hours: [6, 0].map((weekday) => anOpeningHour({ weekday, open: '01:00', close: '04:00' })),
    },
  });
  const starts = (from: string, to: string) =>
    appointmentSlots({
      location,
      site: { opening_hours: [] },
      special: [],
      timeZone: 'Australia/Sydney',
      from,
      to,
      now: new Date('2026-01-01T00:00:00Z'),
      days: 365,
      booked: [],
    }).map(({ start }) => start);
  // Daylight saving ends on Sunday 5 April 2026 at 3 in the morning.
  expect(starts('2026-04-04', '2026-04-05')).toEqual([
    '2026-04-04T01:00:00+11:00',
    '2026-04-04T02:00:00+11:00',
    '2026-04-04T03:00:00+11:00',
    '2026-04-05T01:00:00+11:00',
    expect.stringMatching(/^2026-04-05T02:00:00\+1[01]:00$/),
    '2026-04-05T03:00:00+10:00',
  ]);
});

describe('hours of a day', () => {
  const open = (weekday: number) => anOpeningHour({ weekday, open: '09:00', close: '11:00' });
  const startsOn = (date: string, { own, special = [] }: { own: ReturnType<typeof open>[]; special?: SpecialHours[] }) =>
    appointmentSlots({
      location: aLocation({ id: 1, contact_detail: { phone: null, landline_phone: null, opening_hours: own } }),
      site: { opening_hours: [open(2)] },
      special,
      timeZone: 'Australia/Perth',
      from: date,
      to: date,
      now: new Date('2026-01-01T00:00:00Z'),
      days: 365,
      booked: [],
    }).map(({ start }) => start.slice(11, 16));
  const holiday = (over: Partial<SpecialHours>): SpecialHours => ({
    date: '2026-03-03',
    status: 'Open',
    start_hour: null,
    end_hour: null,
    hours: null,
    location_id: 1,
    location: null,
    ...over,
  });

  it('AP-047 LO-042 a location without hours has those of the site', () => {
    expect(startsOn('2026-03-03', { own: [] })).toEqual(['09:00', '10:00']);
    expect(startsOn('2026-03-03', { own: [open(1)] })).toEqual([]);
  });

  it.each([
    ['start and end hour', { start_hour: '13:00', end_hour: '15:00' }, ['13:00', '14:00']],
    ['begin and end', { hours: { begin: '13:00', end: '14:00' } }, ['13:00']],
    ['a closed day', { status: 'Closed' as const }, []],
    ['another location', { location_id: 2, status: 'Closed' as const }, ['09:00', '10:00']],
  ])('AP-047 LO-040 special hours replace those of the weekday: %s', (_what, over, starts) => {
    expect(startsOn('2026-03-03', { own: [open(2)], special: [holiday(over)] })).toEqual(starts);
  });
});
