import { waitText } from './retryLater';

it.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [510, '9 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('PL-045 AP-057 %d seconds are announced in whole units, never too short: %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
