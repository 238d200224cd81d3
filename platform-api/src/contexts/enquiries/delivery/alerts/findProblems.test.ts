import { silenceOf } from './findProblems';

const NOW = new Date('2026-03-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const arrivals = (leads: number, firstHoursAgo: number, lastHoursAgo: number) => ({
  ...{ tenant: 'harbour-motors', leads },
  ...{ first: hoursAgo(firstHoursAgo), last: hoursAgo(lastHoursAgo) },
});

it.each([
  ['of a busy site after a day without a lead', arrivals(400, 800, 25), true],
  ['of a busy site over a night', arrivals(400, 800, 14), false],
  ['of a site with a lead a day after a week', arrivals(20, 24 * 19 + 170, 170), true],
  ['of a site with a lead a day over a long weekend', arrivals(20, 24 * 19 + 80, 80), false],
  ['of a site with few leads', arrivals(9, 700, 400), false],
])('PL-037 the silence %s', (_what, given, isUnusual) => {
  expect(silenceOf(given, NOW) !== null).toBe(isUnusual);
});

it('PL-037 an unusual silence says since when, and how often leads came before', () => {
  expect(silenceOf(arrivals(101, 230, 30), NOW)).toEqual({
    tenant: 'harbour-motors',
    kind: 'silent',
    endpoint: '',
    reason: 'no lead for 30 h, since 2026-03-19T06:00:00.000Z; before that one every 2 h',
  });
});
