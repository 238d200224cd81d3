import { secondsUntilAllowed, type SentCode } from './sendLimits';

const NOW = new Date('2026-03-02T09:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const codes = (isOwn: boolean, ...secondsAgo: number[]): SentCode[] =>
  secondsAgo.map((seconds) => ({ at: new Date(NOW.getTime() - seconds * 1000), isOwn }));
const own = (...secondsAgo: number[]) => codes(true, ...secondsAgo);
const ofOthers = (...secondsAgo: number[]) => codes(false, ...secondsAgo);
/** One code in 200 seconds, the newest 200 seconds ago. */
const every200Seconds = (count: number) => Array.from({ length: count }, (_none, index) => (index + 1) * 200);

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
  ['a code 10 seconds after that of another device', 20, ofOthers(10)],
  ['a code 30 seconds after that of another device', 0, ofOthers(30)],
  ['the 17th code of as many devices within two seconds', 599, ofOthers(...Array.from({ length: 16 }, () => 1))],
  ['a fourth code of all devices in 10 minutes', 120, ofOthers(1 * MINUTE, 4 * MINUTE, 8 * MINUTE)],
  ['the 20th code of all devices', 0, ofOthers(...every200Seconds(19))],
  ['the 21st code of all devices', 82_400, ofOthers(...every200Seconds(20))],
  ['the 21st code of all devices, with own ones among them', 82_600, [...own(45), ...ofOthers(...every200Seconds(19))]],
])('PL-045 AP-057 the wait for %s is %d seconds', (_what, seconds, sent) => {
  expect(secondsUntilAllowed(sent, false, NOW)).toBe(seconds);
});

it('PL-045 the limits of all devices do not apply to a device that has signed in with the number', () => {
  const many = ofOthers(...Array.from({ length: 40 }, (_none, index) => index + 1));
  expect(secondsUntilAllowed(many, true, NOW)).toBe(0);
  expect(secondsUntilAllowed([...own(10), ...many], true, NOW)).toBe(20);
});
