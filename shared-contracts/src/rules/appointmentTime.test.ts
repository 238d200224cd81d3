import { appointmentText } from './appointmentTime';

const visitorIs = (minutesAheadOfUtc: number) => jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutesAheadOfUtc);

afterEach(() => jest.restoreAllMocks());

it.each([
  ['2026-03-03T00:15:00+08:00', 480, 'Tue 3 Mar, 12:15 am'],
  ['2026-03-03T09:05:00+08:00', 480, 'Tue 3 Mar, 9:05 am'],
  ['2026-03-03T12:00:00+08:00', 480, 'Tue 3 Mar, 12:00 pm'],
  ['2026-03-03T23:59:00+08:00', 480, 'Tue 3 Mar, 11:59 pm'],
  ['2026-03-03T09:00:00+08:00', 570, 'Tue 3 Mar, 9:00 am (Perth time)'],
  ['2026-03-03T09:00:00-03:30', -210, 'Tue 3 Mar, 9:00 am'],
])('FO-048 writes the appointment at %s for a visitor %i minutes ahead of UTC as %s', (start, ahead, text) => {
  visitorIs(ahead);
  expect(appointmentText(start, 'Australia/Perth')).toBe(text);
});

it('FO-048 names the city of a time zone in words', () => {
  visitorIs(0);
  expect(appointmentText('2026-03-03T09:00:00+10:00', 'Australia/Broken_Hill')).toBe('Tue 3 Mar, 9:00 am (Broken Hill time)');
});
