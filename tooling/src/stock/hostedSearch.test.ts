import { hostedLine } from './hostedSearch';

const STATE = { tenant: 'harbour-motors', change: 7, content: '', form: 'x', failures: 0, problem: null };

it.each([
  [
    undefined,
    'harbour-motors: its index at Algolia has nothing of the site: no change has been sent yet; a running back end does it within a minute',
  ],
  [{ ...STATE, pushedAt: '2026-11-29T02:00:00Z' }, 'harbour-motors: its index at Algolia is that of 2026-11-29T02:00:00Z'],
  [
    { ...STATE, pushedAt: '2026-11-29T02:00:00Z', failures: 2, problem: 'Invalid Application-ID or API key' },
    'harbour-motors: its index at Algolia is that of 2026-11-29T02:00:00Z: Invalid Application-ID or API key',
  ],
])('PL-098 the doctor says how far an index is: %j', (state, line) => {
  expect(hostedLine('harbour-motors', state)).toBe(line);
});
