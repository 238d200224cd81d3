import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { replyTime } from './replyTime';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formated_hours: null,
  open: '08:30',
  close: '17:00',
}));
const perth = aLocation({
  id: 5,
  time_zone: 'Australia/Perth',
  contact_detail: { phone: null, landline_phone: null, opening_hours: weekdays },
});
const site = aSite({ locations: [perth] });
const at = (now: string, specialHours: Parameters<typeof replyTime>[1]['specialHours'] = []) =>
  replyTime(perth, { site, now: new Date(now), specialHours });
const closed = (date: string) => ({
  date,
  status: 'Closed' as const,
  start_hour: null,
  end_hour: null,
  hours: null,
  location_id: 5,
  location: null,
});

// 2 March 2026 is a Monday.
it.each([
  ['while the location is open', '2026-03-02T10:00+08:00', { isOpen: true, closes: '2026-03-02T17:00:00+08:00' }],
  ['at the opening minute', '2026-03-02T08:30+08:00', { isOpen: true, closes: '2026-03-02T17:00:00+08:00' }],
  ['before it opens', '2026-03-02T07:00+08:00', { isOpen: false, opens: '2026-03-02T08:30:00+08:00', daysAhead: 0 }],
  ['at the closing minute', '2026-03-02T17:00+08:00', { isOpen: false, opens: '2026-03-03T08:30:00+08:00', daysAhead: 1 }],
  ['on a Friday evening', '2026-03-06T20:00+08:00', { isOpen: false, opens: '2026-03-09T08:30:00+08:00', daysAhead: 3 }],
  ['by the clock of the location', '2026-03-02T23:30+00:00', { isOpen: false, opens: '2026-03-03T08:30:00+08:00', daysAhead: 0 }],
])('FO-095 says when the enquiry is read %s', (_when, now, expected) => {
  expect(at(now)).toEqual(expected);
});

it('FO-095 passes over a holiday', () => {
  expect(at('2026-03-02T10:00+08:00', [closed('2026-03-02'), closed('2026-03-03')])).toEqual({
    isOpen: false,
    opens: '2026-03-04T08:30:00+08:00',
    daysAhead: 2,
  });
});

it('FO-095 names no time where no hours are known', () => {
  const bare = aLocation({ id: 6, contact_detail: { phone: null, landline_phone: null, opening_hours: [] } });
  expect(replyTime(bare, { site: aSite({ locations: [bare], opening_hours: [] }), now: new Date(), specialHours: [] })).toBeNull();
});

it('FO-095 passes over a Saturday on which service may be by appointment alone', () => {
  const service = aLocation({
    id: 6,
    location_type: 'service',
    time_zone: 'Australia/Perth',
    contact_detail: {
      phone: null,
      landline_phone: null,
      opening_hours: [1, 6].map((weekday) => ({ weekday, status: 'Open' as const, formated_hours: null, open: '08:00', close: '12:00' })),
    },
  });
  const alternating = aSite({ locations: [service], switches: { serviceSaturdayAlternateFrom: '2026-03-07' } });
  expect(replyTime(service, { site: alternating, now: new Date('2026-03-07T09:00+08:00'), specialHours: [] })).toEqual({
    isOpen: false,
    opens: '2026-03-09T08:00:00+08:00',
    daysAhead: 2,
  });
});
