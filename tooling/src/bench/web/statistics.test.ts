import { blockingTime, interactiveAt, layoutShift, median } from './statistics';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [
    'counts what is beyond 50 ms of each task',
    [
      { start: 1000, duration: 80 },
      { start: 2000, duration: 150 },
    ],
    500,
    130,
  ],
  ['leaves out tasks before the first paint', [{ start: 100, duration: 300 }], 500, 0],
  ['counts a task that the first paint lies in from there on', [{ start: 400, duration: 300 }], 500, 200],
])('blocking time %s', (_rule, tasks, firstPaint, expected) => {
  expect(blockingTime(tasks, firstPaint)).toBe(expected);
});

it.each([
  [
    'adds shifts close together',
    [
      { at: 100, value: 0.1 },
      { at: 900, value: 0.2 },
    ],
    0.3,
  ],
  [
    'takes the worst of windows with a second between',
    [
      { at: 100, value: 0.1 },
      { at: 1200, value: 0.25 },
    ],
    0.25,
  ],
  ['ends a window after five seconds', [0, 900, 1800, 2700, 3600, 4500, 5300].map((at) => ({ at, value: 0.1 })), 0.6],
  ['is nothing without shifts', [], 0],
])('layout shift %s', (_rule, shifts, expected) => {
  expect(layoutShift(shifts)).toBeCloseTo(expected);
});

it('a page is interactive when it has painted, is hydrated and the last long task is over', () => {
  expect(interactiveAt(900, 1500, [])).toBe(1500);
  expect(interactiveAt(900, 1500, [{ start: 1480, duration: 100 }])).toBe(1580);
  expect(interactiveAt(1700, 1500, [])).toBe(1700);
});
