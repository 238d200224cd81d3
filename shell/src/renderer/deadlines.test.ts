import { renderDeadlines } from './deadlines';

it.each([
  ['the defaults', 3000, 300, { pageMs: 2400, searchMs: 1920, renderMs: 2700 }],
  ['slots that may take long: the page keeps half of the time', 30_000, 15_000, { pageMs: 15_000, searchMs: 12_000, renderMs: 27_000 }],
  ['slots that may take longer than the render', 1000, 2000, { pageMs: 500, searchMs: 400, renderMs: 900 }],
])('%s', (_what, timeoutMs, slotTimeoutMs, expected) => {
  expect(renderDeadlines(timeoutMs, slotTimeoutMs)).toEqual(expected);
});
