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
      special: [],
      timeZone: 'Australia/Sydney',
      from,
      to,
      now: new Date('2026-01-01T00:00:00Z'),
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
