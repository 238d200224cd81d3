import { secondsUntilAllowed, type SentCode } from './sendLimits';

const NOW = new Date('2026-03-02T09:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const codes = (isOwn: boolean, ...secondsAgo: number[]): SentCode[] =>
  secondsAgo.map((seconds) => ({ at: new Date(NOW.getTime() - seconds * 1000), isOwn }));
const own = (...secondsAgo: number[]) => codes(true, ...secondsAgo);
const ofOthers = (...secondsAgo: number[]) => codes(false, ...secondsAgo);
/** One code a minute, the newest a minute ago. */
const everyMinute = (count: number) => Array.from({ length: count }, (_none, index) => (index + 1) * MINUTE);

it.each([
  ['the first code', 0, []],
  ['a code 10 seconds after the last', 20, own(10)],
  ['a code half a second too early', 1, own(29.5)],
  ['a code 30 seconds after the last', 0, own(30)],
  ['a fourth code in 10 minutes', 120, own(1 * MINUTE, 4 * MINUTE, 8 * MINUTE)],
  ['a fourth code after 10 minutes', 0, own(1 * MINUTE, 4 * MINUTE, 10 * MINUTE)],
  ['a seventh code in a day', 64_800, own(1 * HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR, 6 * HOUR)],
  ['a seventh code after a day', 0, own(1 * HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR, 24 * HOUR)],
  ['a code that two limits stop', 120, own(10, 4 * MINUTE, 8 * MINUTE)],
  ['a code while other devices request codes', 0, ofOthers(1, 2, 3, 4, 5, 6, 7)],
  ['the 20th code of all devices', 0, ofOthers(...everyMinute(19))],
  ['the 21st code of all devices', 85_200, ofOthers(...everyMinute(20))],
  ['the 21st code of all devices, with own ones among them', 85_260, [...own(45), ...ofOthers(...everyMinute(19))]],
])('PL-045 AP-057 the wait for %s is %d seconds', (_what, seconds, sent) => {
  expect(secondsUntilAllowed(sent, false, NOW)).toBe(seconds);
});

it('PL-045 the limit of all devices does not apply to a device that has signed in with the number', () => {
  expect(secondsUntilAllowed(ofOthers(...everyMinute(40)), true, NOW)).toBe(0);
  expect(secondsUntilAllowed([...own(10), ...ofOthers(...everyMinute(40))], true, NOW)).toBe(20);
});
